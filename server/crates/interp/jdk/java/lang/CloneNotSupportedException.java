// Models java.lang.CloneNotSupportedException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class CloneNotSupportedException extends Exception {
    public CloneNotSupportedException() {
    }

    public CloneNotSupportedException(String message) {
        super(message);
    }
}
