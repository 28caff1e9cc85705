// Models java.lang.IncompatibleClassChangeError.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class IncompatibleClassChangeError extends LinkageError {
    public IncompatibleClassChangeError() {
    }

    public IncompatibleClassChangeError(String message) {
        super(message);
    }
}
