// Pins: integer division and remainder by zero throw; floating division by zero does not.
public class DivisionByZero {
    static int divide(int a, int b) {
        return a / b;
    }

    static long remainder(long a, long b) {
        return a % b;
    }

    public static void main(String[] args) {
        try {
            System.out.println(divide(1, 0));
        } catch (ArithmeticException e) {
            System.out.println("caught " + e.getMessage());
        }
        try {
            System.out.println(remainder(1L, 0L));
        } catch (ArithmeticException e) {
            System.out.println("caught " + e);
        }
        int x = 5;
        try {
            x /= x - 5;
        } catch (ArithmeticException e) {
            System.out.println("x is still " + x);
        }
        char c = 0;
        try {
            x = 'a' % c;
        } catch (ArithmeticException e) {
            System.out.println("char remainder: " + e.getMessage());
        }
        System.out.println(1.0 / 0);
        System.out.println(-1.0f / 0);
        System.out.println(0.0 / 0);
        System.out.println(5 % 0.0);
    }
}
