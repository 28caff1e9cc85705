// Pins: an uncaught exception ends the program with exit code 1 and a stack trace with lines.
public class UncaughtRuntime {
    static int depth(int n) {
        if (n == 0) {
            throw new IllegalStateException("too deep");
        }
        return depth(n - 1) + 1;
    }

    public static void main(String[] args) {
        System.out.println("before");
        int d = depth(2);
        System.out.println("after " + d);
    }
}
