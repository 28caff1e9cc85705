// Models java.lang.InstantiationException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class InstantiationException extends ReflectiveOperationException {
    public InstantiationException() {
    }

    public InstantiationException(String message) {
        super(message);
    }
}
