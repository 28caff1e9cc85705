// Models java.lang.ArrayStoreException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class ArrayStoreException extends RuntimeException {
    public ArrayStoreException() {
    }

    public ArrayStoreException(String message) {
        super(message);
    }
}
