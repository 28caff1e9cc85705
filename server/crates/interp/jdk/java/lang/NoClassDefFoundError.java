// Models java.lang.NoClassDefFoundError.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class NoClassDefFoundError extends LinkageError {
    public NoClassDefFoundError() {
    }

    public NoClassDefFoundError(String message) {
        super(message);
    }

    /** For a class whose initialisation failed before. */
    private NoClassDefFoundError(String message, Throwable cause) {
        super(message, cause);
    }
}
