// Models java.lang.IllegalAccessException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class IllegalAccessException extends ReflectiveOperationException {
    public IllegalAccessException() {
    }

    public IllegalAccessException(String message) {
        super(message);
    }
}
