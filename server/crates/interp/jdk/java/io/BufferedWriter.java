// Models java.io.BufferedWriter. What is written shows when the writer is flushed or closed, or
// more than 8192 characters wait.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.io;

public class BufferedWriter extends Writer {
    private final Writer target;
    private final StringBuilder waiting = new StringBuilder();
    private final int size;

    public BufferedWriter(Writer target) {
        this(target, 8192);
    }

    public BufferedWriter(Writer target, int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.target = target;
        this.size = size;
    }

    private void pass() throws IOException {
        if (waiting.length() > 0) {
            target.write(waiting.toString());
            waiting.setLength(0);
        }
    }

    public void write(char[] value, int start, int count) throws IOException {
        write(String.valueOf(value, start, count));
    }

    public void write(int value) throws IOException {
        write(String.valueOf((char) value));
    }

    public void write(String text, int start, int count) throws IOException {
        write(text.substring(start, start + count));
    }

    public void write(String text) throws IOException {
        waiting.append(text.toString());
        if (waiting.length() > size) {
            pass();
        }
    }

    public void newLine() throws IOException {
        write("\n");
    }

    public void flush() throws IOException {
        pass();
        target.flush();
    }

    public void close() throws IOException {
        pass();
        target.close();
    }
}
