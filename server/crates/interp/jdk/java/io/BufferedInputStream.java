// Models java.io.BufferedInputStream. It reads no further than it is asked to.
// Source: class documentation, Java SE 17.
// Left out: mark and reset.
package java.io;

public class BufferedInputStream extends FilterInputStream {
    public BufferedInputStream(InputStream in) {
        super(in);
    }

    public BufferedInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
    }
}
