// Models java.io.Writer.
// Source: class documentation, Java SE 17.
// Left out: nullWriter, locks.
package java.io;

public abstract class Writer implements Appendable, Closeable, Flushable {
    protected Writer() {
    }

    public abstract void write(char[] value, int start, int count) throws IOException;

    public abstract void flush() throws IOException;

    public abstract void close() throws IOException;

    public void write(int value) throws IOException {
        write(new char[] {(char) value}, 0, 1);
    }

    public void write(char[] value) throws IOException {
        write(value, 0, value.length);
    }

    public void write(String text) throws IOException {
        write(text, 0, text.length());
    }

    public void write(String text, int start, int count) throws IOException {
        write(text.substring(start, start + count).toCharArray(), 0, count);
    }

    public Writer append(CharSequence text) throws IOException {
        write(String.valueOf(text));
        return this;
    }

    public Writer append(CharSequence text, int start, int end) throws IOException {
        return append(String.valueOf(text).substring(start, end));
    }

    public Writer append(char value) throws IOException {
        write(value);
        return this;
    }
}
