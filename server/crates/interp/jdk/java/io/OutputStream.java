// Models java.io.OutputStream.
// Source: class documentation, Java SE 17.
// Left out: nullOutputStream.
package java.io;

public abstract class OutputStream implements Closeable, Flushable {
    public OutputStream() {
    }

    public abstract void write(int value) throws IOException;

    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    public void write(byte[] bytes, int start, int count) throws IOException {
        java.util.Objects.checkFromIndexSize(start, count, bytes.length);
        for (int i = 0; i < count; i++) {
            write(bytes[start + i]);
        }
    }

    public void flush() throws IOException {
    }

    public void close() throws IOException {
    }
}
