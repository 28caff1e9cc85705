// Models java.lang.InterruptedException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class InterruptedException extends Exception {
    public InterruptedException() {
    }

    public InterruptedException(String message) {
        super(message);
    }
}
