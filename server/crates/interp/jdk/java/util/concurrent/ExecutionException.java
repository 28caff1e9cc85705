// Models java.util.concurrent.ExecutionException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.util.concurrent;

public class ExecutionException extends Exception {
    public ExecutionException(String message) {
        super(message);
    }

    public ExecutionException(String message, Throwable cause) {
        super(message, cause);
    }

    public ExecutionException(Throwable cause) {
        super(cause);
    }
}
