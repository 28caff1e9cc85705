// Models java.lang.NoSuchFieldException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class NoSuchFieldException extends ReflectiveOperationException {
    public NoSuchFieldException() {
    }

    public NoSuchFieldException(String message) {
        super(message);
    }
}
