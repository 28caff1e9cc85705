// Models java.io.BufferedOutputStream. What is written shows when it is flushed or closed, or more
// than 8192 bytes wait.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.io;

public class BufferedOutputStream extends OutputStream {
    private final OutputStream target;
    private final ByteArrayOutputStream waiting = new ByteArrayOutputStream();
    private final int size;

    public BufferedOutputStream(OutputStream target) {
        this(target, 8192);
    }

    public BufferedOutputStream(OutputStream target, int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.target = target;
        this.size = size;
    }

    private void pass() throws IOException {
        waiting.writeTo(target);
        waiting.reset();
    }

    public void write(int value) throws IOException {
        waiting.write(value);
        if (waiting.size() >= size) {
            pass();
        }
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
