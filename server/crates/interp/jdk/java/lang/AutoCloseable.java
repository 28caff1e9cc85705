// Models java.lang.AutoCloseable.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.lang;

public interface AutoCloseable {
    void close() throws Exception;
}
