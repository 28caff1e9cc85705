// Models java.util.InputMismatchException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.util;

public class InputMismatchException extends NoSuchElementException {
    public InputMismatchException() {
    }

    public InputMismatchException(String message) {
        super(message);
    }
}
