// Models java.io.ByteArrayInputStream.
// Source: class documentation, Java SE 17.
// Left out: mark and reset.
package java.io;

public class ByteArrayInputStream extends InputStream {
    protected byte[] buf;
    protected int pos;
    protected int count;

    public ByteArrayInputStream(byte[] bytes) {
        buf = bytes;
        count = bytes.length;
    }

    public ByteArrayInputStream(byte[] bytes, int start, int length) {
        buf = bytes;
        pos = start;
        count = Math.min(start + length, bytes.length);
    }

    public int read() {
        if (pos >= count) {
            return -1;
        }
        pos++;
        return buf[pos - 1] & 0xFF;
    }

    public int available() {
        return count - pos;
    }

    public void close() throws IOException {
    }
}
