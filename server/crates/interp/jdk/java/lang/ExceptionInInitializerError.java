// Models java.lang.ExceptionInInitializerError.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class ExceptionInInitializerError extends LinkageError {
    public ExceptionInInitializerError() {
        initCause(null);
    }

    public ExceptionInInitializerError(Throwable thrown) {
        initCause(thrown);
    }

    public ExceptionInInitializerError(String message) {
        super(message);
        initCause(null);
    }

    public Throwable getException() {
        return getCause();
    }
}
