// Models java.util.IllegalFormatException.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.util;

public class IllegalFormatException extends IllegalArgumentException {
    public IllegalFormatException() {
    }
}
