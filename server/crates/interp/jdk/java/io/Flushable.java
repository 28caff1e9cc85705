// Models java.io.Flushable.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.io;

public interface Flushable {
    void flush() throws IOException;
}
