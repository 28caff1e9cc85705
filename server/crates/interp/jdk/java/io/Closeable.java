// Models java.io.Closeable.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.io;

public interface Closeable extends AutoCloseable {
    void close() throws IOException;
}
