// Pins: exit code and trace of an uncaught division by zero; finally still runs.
public class UncaughtArithmetic {
    int zero;

    int divide(int a) {
        return a
            / zero;
    }

    public static void main(String[] args) {
        try {
            new UncaughtArithmetic().divide(1);
        } finally {
            System.out.println("finally");
        }
    }
}
