// Models java.lang.IllegalMonitorStateException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class IllegalMonitorStateException extends RuntimeException {
    public IllegalMonitorStateException() {
    }

    public IllegalMonitorStateException(String message) {
        super(message);
    }
}
