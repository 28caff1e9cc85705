// Models java.io.StringWriter.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.io;

public class StringWriter extends Writer {
    private final StringBuffer buffer = new StringBuffer();

    public StringWriter() {
    }

    public StringWriter(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative buffer size");
        }
    }

    public void write(int value) {
        buffer.append((char) value);
    }

    public void write(char[] value, int start, int count) {
        buffer.append(value, start, count);
    }

    public void write(String text) {
        buffer.append(text);
    }

    public void write(String text, int start, int count) {
        buffer.append(text.substring(start, start + count));
    }

    public StringWriter append(CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    public StringWriter append(CharSequence text, int start, int end) {
        return append(String.valueOf(text).substring(start, end));
    }

    public StringWriter append(char value) {
        write(value);
        return this;
    }

    public StringBuffer getBuffer() {
        return buffer;
    }

    public String toString() {
        return buffer.toString();
    }

    public void flush() {
    }

    public void close() throws IOException {
    }
}
