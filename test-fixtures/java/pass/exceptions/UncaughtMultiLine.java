// Pins: which line a trace names when a statement spans several lines.
public class UncaughtMultiLine {
    static int one() {
        return 1;
    }

    static int fail(int n) {
        if (n == 3) {
            throw new RuntimeException("n" + n);
        }
        return n;
    }

    static int add(int a, int b) {
        return a + b;
    }

    public static void main(String[] args) {
        int x = add(
            one(),
            add(fail(2),
                fail(3)));
        System.out.println(x);
    }
}
