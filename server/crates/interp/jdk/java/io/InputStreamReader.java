// Models java.io.InputStreamReader; always UTF-8.
// Source: class documentation, Java SE 17.
// Left out: charsets; malformed input gives U+FFFD a byte.
package java.io;

public class InputStreamReader extends Reader {
    private final InputStream source;
    private int low = -1;

    public InputStreamReader(InputStream source) {
        if (source == null) {
            throw new NullPointerException();
        }
        this.source = source;
    }

    public InputStreamReader(InputStream source, String charset) throws UnsupportedEncodingException {
        this(source);
    }

    public int read() throws IOException {
        if (low >= 0) {
            int unit = low;
            low = -1;
            return unit;
        }
        int first = source.read();
        if (first < 0x80) {
            return first;
        }
        int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
        if (more == 0) {
            return 0xFFFD;
        }
        int codePoint = first & (0x3F >> more);
        for (int i = 0; i < more; i++) {
            int next = source.read();
            if (next == -1) {
                return 0xFFFD;
            }
            codePoint = codePoint << 6 | next & 0x3F;
        }
        if (codePoint < 0x10000) {
            return codePoint;
        }
        low = Character.lowSurrogate(codePoint);
        return Character.highSurrogate(codePoint);
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
        return low >= 0 || source.available() > 0;
    }

    public void close() throws IOException {
        source.close();
    }
}
