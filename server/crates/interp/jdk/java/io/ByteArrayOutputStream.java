// Models java.io.ByteArrayOutputStream.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.io;

public class ByteArrayOutputStream extends OutputStream {
    protected byte[] buf;
    protected int count;

    public ByteArrayOutputStream() {
        this(32);
    }

    public ByteArrayOutputStream(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative initial size: " + size);
        }
        buf = new byte[size];
    }

    private void reserve(int more) {
        if (count + more > buf.length) {
            byte[] larger = new byte[Math.max(2 * buf.length, count + more)];
            System.arraycopy(buf, 0, larger, 0, count);
            buf = larger;
        }
    }

    public void write(int value) {
        reserve(1);
        buf[count] = (byte) value;
        count++;
    }

    public void write(byte[] bytes, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, bytes.length);
        reserve(length);
        System.arraycopy(bytes, start, buf, count, length);
        count += length;
    }

    public void writeTo(OutputStream target) throws IOException {
        target.write(buf, 0, count);
    }

    public void reset() {
        count = 0;
    }

    public byte[] toByteArray() {
        byte[] copy = new byte[count];
        System.arraycopy(buf, 0, copy, 0, count);
        return copy;
    }

    public int size() {
        return count;
    }

    public String toString() {
        return new String(buf, 0, count);
    }

    public void close() throws IOException {
    }

    public void writeBytes(byte[] bytes) {
        write(bytes, 0, bytes.length);
    }

    public String toString(java.nio.charset.Charset charset) {
        return new String(toByteArray(), charset);
    }

    public String toString(String charset) throws UnsupportedEncodingException {
        return new String(toByteArray(), charset);
    }
}
