// Models java.io.BufferedReader.
// Source: class documentation, Java SE 17.
// Left out: mark and reset.
package java.io;

public class BufferedReader extends Reader {
    private final Reader source;
    private boolean closed;
    private boolean skipLineFeed;

    public BufferedReader(Reader source) {
        this.source = source;
    }

    public BufferedReader(Reader source, int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.source = source;
    }

    private void checkOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    public int read() throws IOException {
        checkOpen();
        int unit = source.read();
        if (skipLineFeed) {
            skipLineFeed = false;
            if (unit == '\n') {
                unit = source.read();
            }
        }
        return unit;
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

    /** Without its end; null at the end of the stream. */
    public String readLine() throws IOException {
        int unit = read();
        if (unit == -1) {
            return null;
        }
        StringBuilder line = new StringBuilder();
        while (unit != -1 && unit != '\n' && unit != '\r') {
            line.append((char) unit);
            unit = source.read();
        }
        skipLineFeed = unit == '\r';
        return line.toString();
    }

    public boolean ready() throws IOException {
        checkOpen();
        return source.ready();
    }

    public void close() throws IOException {
        if (!closed) {
            closed = true;
            source.close();
        }
    }

    /** The lines that are left; failures come as UncheckedIOException. */
    public java.util.stream.Stream<String> lines() {
        return java.util.stream.StreamSupport.of(new java.util.Iterator<String>() {
            private String next;

            public boolean hasNext() {
                if (next == null) {
                    try {
                        next = readLine();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                }
                return next != null;
            }

            public String next() {
                if (!hasNext()) {
                    throw new java.util.NoSuchElementException();
                }
                String line = next;
                next = null;
                return line;
            }
        });
    }
}
