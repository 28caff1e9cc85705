// Models java.io.Reader.
// Source: class documentation, Java SE 17.
// Left out: mark and reset, buffers of characters.
package java.io;

public abstract class Reader implements Closeable {
    protected Reader() {
    }

    public abstract int read(char[] target, int start, int count) throws IOException;

    public abstract void close() throws IOException;

    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) == -1 ? -1 : one[0];
    }

    public int read(char[] target) throws IOException {
        return read(target, 0, target.length);
    }

    public long skip(long count) throws IOException {
        long done = 0;
        while (done < count && read() != -1) {
            done++;
        }
        return done;
    }

    public boolean ready() throws IOException {
        return false;
    }

    public boolean markSupported() {
        return false;
    }

    public long transferTo(Writer target) throws IOException {
        java.util.Objects.requireNonNull(target, "out");
        long count = 0;
        int unit = read();
        while (unit != -1) {
            target.write(unit);
            count++;
            unit = read();
        }
        return count;
    }

    public static Reader nullReader() {
        return new StringReader("");
    }
}
