// Models java.io.OutputStreamWriter; always UTF-8, never delayed.
// Source: class documentation, Java SE 17.
// Left out: charsets.
package java.io;

public class OutputStreamWriter extends Writer {
    private final OutputStream target;

    public OutputStreamWriter(OutputStream target) {
        if (target == null) {
            throw new NullPointerException();
        }
        this.target = target;
    }

    public OutputStreamWriter(OutputStream target, String charset) throws UnsupportedEncodingException {
        this(target);
    }

    public void write(char[] value, int start, int count) throws IOException {
        write(String.valueOf(value, start, count));
    }

    public void write(String text, int start, int count) throws IOException {
        write(text.substring(start, start + count));
    }

    public void write(String text) throws IOException {
        if (target instanceof PrintStream) {
            ((PrintStream) target).writeText(text);
        } else {
            byte[] bytes = text.getBytes();
            target.write(bytes, 0, bytes.length);
        }
    }

    public void flush() throws IOException {
        target.flush();
    }

    public void close() throws IOException {
        target.close();
    }
}
