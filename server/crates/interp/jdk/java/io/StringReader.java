// Models java.io.StringReader.
// Source: class documentation, Java SE 17.
// Left out: mark and reset.
package java.io;

public class StringReader extends Reader {
    private final String text;
    private int at;
    private boolean closed;

    public StringReader(String text) {
        if (text == null) {
            throw new NullPointerException();
        }
        this.text = text;
    }

    public int read() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
        if (at >= text.length()) {
            return -1;
        }
        at++;
        return text.charAt(at - 1);
    }

    public int read(char[] target, int start, int count) throws IOException {
        java.util.Objects.checkFromIndexSize(start, count, target.length);
        int done = 0;
        while (done < count) {
            int unit = read();
            if (unit == -1) {
                return done == 0 ? -1 : done;
            }
            target[start + done] = (char) unit;
            done++;
        }
        return done;
    }

    public boolean ready() throws IOException {
        return true;
    }

    public void close() {
        closed = true;
    }
}
