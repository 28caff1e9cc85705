// Models java.lang.ArithmeticException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class ArithmeticException extends RuntimeException {
    public ArithmeticException() {
    }

    public ArithmeticException(String message) {
        super(message);
    }
}
