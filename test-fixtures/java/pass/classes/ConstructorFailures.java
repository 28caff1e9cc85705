// Pins: exceptions in constructors and initialisers leave the variable unassigned; overridden call before init.
public class ConstructorFailures {
    static class Checked {
        static int alive = 0;
        final int n;

        Checked(int n) {
            alive++;
            if (n < 0) {
                throw new IllegalArgumentException("negative: " + n);
            }
            this.n = n;
        }
    }

    static class BadField {
        int bad = 1 / zero();
        int after = 5;

        static int zero() {
            return 0;
        }
    }

    public static void main(String[] args) {
        Checked c = null;
        try {
            c = new Checked(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + (c == null) + " " + Checked.alive);
        }
        c = new Checked(3);
        System.out.println(c.n + " " + Checked.alive);
        try {
            new BadField();
        } catch (ArithmeticException e) {
            System.out.println("field initialiser failed");
        }
    }
}
