// Models java.lang.ClassCastException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class ClassCastException extends RuntimeException {
    public ClassCastException() {
    }

    public ClassCastException(String message) {
        super(message);
    }
}
