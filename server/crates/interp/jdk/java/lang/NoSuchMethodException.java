// Models java.lang.NoSuchMethodException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class NoSuchMethodException extends ReflectiveOperationException {
    public NoSuchMethodException() {
    }

    public NoSuchMethodException(String message) {
        super(message);
    }
}
