// Models java.lang.LinkageError.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class LinkageError extends Error {
    public LinkageError() {
    }

    public LinkageError(String message) {
        super(message);
    }

    public LinkageError(String message, Throwable cause) {
        super(message, cause);
    }
}
