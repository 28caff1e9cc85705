// Models java.io.InputStream.
// Source: class documentation, Java SE 17.
// Left out: mark and reset, transferTo, nullInputStream.
package java.io;

public abstract class InputStream implements Closeable {
    public InputStream() {
    }

    public abstract int read() throws IOException;

    public int read(byte[] bytes) throws IOException {
        return read(bytes, 0, bytes.length);
    }

    public int read(byte[] bytes, int start, int count) throws IOException {
        java.util.Objects.checkFromIndexSize(start, count, bytes.length);
        if (count == 0) {
            return 0;
        }
        int value = read();
        if (value == -1) {
            return -1;
        }
        int done = 0;
        while (value != -1) {
            bytes[start + done] = (byte) value;
            done++;
            if (done == count) {
                break;
            }
            value = read();
        }
        return done;
    }

    public byte[] readAllBytes() throws IOException {
        byte[] bytes = new byte[64];
        int count = 0;
        int value = read();
        while (value != -1) {
            if (count == bytes.length) {
                byte[] more = new byte[2 * count];
                System.arraycopy(bytes, 0, more, 0, count);
                bytes = more;
            }
            bytes[count] = (byte) value;
            count++;
            value = read();
        }
        byte[] result = new byte[count];
        System.arraycopy(bytes, 0, result, 0, count);
        return result;
    }

    public long skip(long count) throws IOException {
        long done = 0;
        while (done < count && read() != -1) {
            done++;
        }
        return done;
    }

    public int available() throws IOException {
        return 0;
    }

    public boolean markSupported() {
        return false;
    }

    public void close() throws IOException {
    }
}
