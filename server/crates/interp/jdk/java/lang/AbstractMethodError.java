// Models java.lang.AbstractMethodError.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class AbstractMethodError extends IncompatibleClassChangeError {
    public AbstractMethodError() {
    }

    public AbstractMethodError(String message) {
        super(message);
    }
}
