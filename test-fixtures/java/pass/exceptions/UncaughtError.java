// Pins: uncaught errors: an AssertionError with a cause of a cause.
public class UncaughtError {
    static void a() {
        throw new UnsupportedOperationException();
    }

    static void b() {
        try {
            a();
        } catch (UnsupportedOperationException e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) {
        try {
            b();
        } catch (RuntimeException e) {
            throw new AssertionError("top", e);
        }
    }
}
