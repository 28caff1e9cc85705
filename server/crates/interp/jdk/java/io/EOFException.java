// Models java.io.EOFException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.io;

public class EOFException extends IOException {
    public EOFException() {
    }

    public EOFException(String message) {
        super(message);
    }
}
