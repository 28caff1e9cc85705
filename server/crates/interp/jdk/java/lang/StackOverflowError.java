// Models java.lang.StackOverflowError.
// Source: class documentation, Java SE 17.
// Left out: serialisation.
package java.lang;

public class StackOverflowError extends VirtualMachineError {
    public StackOverflowError() {
    }

    public StackOverflowError(String message) {
        super(message);
    }
}
