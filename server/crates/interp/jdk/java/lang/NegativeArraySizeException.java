// Models java.lang.NegativeArraySizeException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class NegativeArraySizeException extends RuntimeException {
    public NegativeArraySizeException() {
    }

    public NegativeArraySizeException(String message) {
        super(message);
    }
}
