// Pins: an exception thrown in finally replaces the first one.
public class UncaughtFromFinally {
    static void work() {
        try {
            throw new IllegalStateException("first");
        } finally {
            System.out.println("cleaning");
            Integer.parseInt("oops");
        }
    }

    public static void main(String[] args) {
        work();
    }
}
