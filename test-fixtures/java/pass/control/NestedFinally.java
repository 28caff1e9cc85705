// Pins: nested try statements: inner finally first, exceptions in catch and finally, rethrow.
public class NestedFinally {
    static String log = "";

    static int f(int n) {
        try {
            log += "a";
            try {
                log += "b";
                if (n == 1) {
                    throw new IllegalStateException("inner");
                }
                if (n == 2) {
                    throw new RuntimeException("outer");
                }
                return n;
            } catch (IllegalStateException e) {
                log += "c";
                throw new RuntimeException("from catch");
            } finally {
                log += "d";
            }
        } catch (RuntimeException e) {
            log += "e(" + e.getMessage() + ")";
            try {
                throw e;
            } catch (RuntimeException again) {
                log += again == e ? "same" : "other";
            } finally {
                log += "f";
            }
            return -1;
        } finally {
            log += "g";
            try {
                Integer.parseInt("x");
            } catch (NumberFormatException e) {
                log += "h";
            }
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            log = "";
            int result = f(i);
            System.out.println(log + " " + result);
        }
    }
}
