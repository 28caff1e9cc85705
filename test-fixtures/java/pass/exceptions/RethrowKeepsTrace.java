// Pins: rethrowing keeps the trace of where the exception was created, not of the last throw.
public class RethrowKeepsTrace {
    static RuntimeException made(int n) {
        return new IllegalArgumentException(
            "made with " + n);
    }

    static void pass(RuntimeException e) {
        try {
            throw e;
        } catch (IllegalArgumentException again) {
            System.out.println("seen " + again.getMessage());
            throw again;
        }
    }

    public static void main(String[] args) {
        RuntimeException e = made(5);
        pass(e);
    }
}
