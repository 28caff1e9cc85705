// Models java.io.FileNotFoundException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.io;

public class FileNotFoundException extends IOException {
    public FileNotFoundException() {
    }

    public FileNotFoundException(String message) {
        super(message);
    }
}
