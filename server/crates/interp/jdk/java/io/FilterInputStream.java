// Models java.io.FilterInputStream.
// Source: class documentation, Java SE 17.
// Left out: mark and reset.
package java.io;

public class FilterInputStream extends InputStream {
    protected InputStream in;

    protected FilterInputStream(InputStream in) {
        this.in = in;
    }

    public int read() throws IOException {
        return in.read();
    }

    public int read(byte[] bytes, int start, int count) throws IOException {
        return in.read(bytes, start, count);
    }

    public int available() throws IOException {
        return in.available();
    }

    public void close() throws IOException {
        in.close();
    }
}
