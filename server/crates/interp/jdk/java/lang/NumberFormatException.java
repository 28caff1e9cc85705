// Models java.lang.NumberFormatException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class NumberFormatException extends IllegalArgumentException {
    public NumberFormatException() {
    }

    public NumberFormatException(String message) {
        super(message);
    }
}
