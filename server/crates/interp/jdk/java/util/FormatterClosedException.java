// Models java.util.FormatterClosedException.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public class FormatterClosedException extends IllegalStateException {
    public FormatterClosedException() {
    }
}
