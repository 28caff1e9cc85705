// Models java.lang.OutOfMemoryError.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class OutOfMemoryError extends VirtualMachineError {
    public OutOfMemoryError() {
    }

    public OutOfMemoryError(String message) {
        super(message);
    }
}
