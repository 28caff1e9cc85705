// Pins: the line of a throw in a switch expression and of a failing selector.
public class UncaughtInSwitch {
    static int pick(int n) {
        int doubled = 2 *
            switch (n) {
                case 1 -> 10;
                case 2 -> n / (n - 2);
                default ->
                    throw new IllegalArgumentException("no " + n);
            };
        return doubled;
    }

    public static void main(String[] args) {
        System.out.println(pick(1));
        try {
            pick(2);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        pick(3);
    }
}
