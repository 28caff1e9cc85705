// Models java.io.NotSerializableException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.io;

public class NotSerializableException extends IOException {
    public NotSerializableException() {
    }

    public NotSerializableException(String message) {
        super(message);
    }
}
