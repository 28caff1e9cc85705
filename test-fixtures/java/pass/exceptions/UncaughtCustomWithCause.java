// Pins: trace of an uncaught exception with a cause.
public class UncaughtCustomWithCause {
    static class Failure extends RuntimeException {
        Failure(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static void low(int n) {
        if (n > 0) {
            throw new IllegalArgumentException("n is " + n);
        }
    }

    static void high() {
        try {
            low(3);
        } catch (IllegalArgumentException e) {
            throw new Failure("high failed", e);
        }
    }

    public static void main(String[] args) {
        high();
    }
}
