// Pins: System.exit(0) deep in a call stack skips the rest and leaves exit code 0.
public class ExitInNestedCall {
    static void down(int n) {
        try {
            if (n == 0) {
                System.out.println("leaving");
                System.exit(0);
            }
            down(n - 1);
        } catch (RuntimeException e) {
            System.out.println("no");
        } finally {
            System.out.println("no finally");
        }
    }

    public static void main(String[] args) {
        down(3);
        System.out.println("not reached");
    }
}
