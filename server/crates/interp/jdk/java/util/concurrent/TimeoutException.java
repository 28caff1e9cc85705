// Models java.util.concurrent.TimeoutException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.util.concurrent;

public class TimeoutException extends Exception {
    public TimeoutException() {
    }

    public TimeoutException(String message) {
        super(message);
    }
}
