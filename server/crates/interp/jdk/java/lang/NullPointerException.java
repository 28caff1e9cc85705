// Models java.lang.NullPointerException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class NullPointerException extends RuntimeException {
    public NullPointerException() {
    }

    public NullPointerException(String message) {
        super(message);
    }
}
