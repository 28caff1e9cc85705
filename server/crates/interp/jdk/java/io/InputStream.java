// Models java.io.InputStream.
// Source: class documentation, Java SE 17.
// Left out: mark and reset.
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

    public int readNBytes(byte[] bytes, int start, int count) throws IOException {
        java.util.Objects.checkFromIndexSize(start, count, bytes.length);
        int done = 0;
        while (done < count) {
            int more = read(bytes, start + done, count - done);
            if (more < 0) {
                break;
            }
            done += more;
        }
        return done;
    }

    public byte[] readNBytes(int count) throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("len < 0");
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            int value = read();
            if (value == -1) {
                break;
            }
            bytes.write(value);
        }
        return bytes.toByteArray();
    }

    public void skipNBytes(long count) throws IOException {
        for (long i = 0; i < count; i++) {
            if (read() == -1) {
                throw new EOFException();
            }
        }
    }

    public long transferTo(OutputStream target) throws IOException {
        java.util.Objects.requireNonNull(target, "out");
        long count = 0;
        int value = read();
        while (value != -1) {
            target.write(value);
            count++;
            value = read();
        }
        return count;
    }

    public static InputStream nullInputStream() {
        return new ByteArrayInputStream(new byte[0]);
    }
}
