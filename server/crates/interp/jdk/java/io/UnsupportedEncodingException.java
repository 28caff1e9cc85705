// Models java.io.UnsupportedEncodingException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.io;

public class UnsupportedEncodingException extends IOException {
    public UnsupportedEncodingException() {
    }

    public UnsupportedEncodingException(String message) {
        super(message);
    }
}
