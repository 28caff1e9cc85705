// Models java.util.EmptyStackException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.util;

public class EmptyStackException extends RuntimeException {
    public EmptyStackException() {
    }
}
