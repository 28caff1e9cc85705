// Pins: an immutable fraction type with private constructor, factory, arithmetic and compareTo.
public class AccessorsAndImmutables {
    static final class Fraction {
        static final Fraction ZERO = of(0, 1);
        private final int num, den;

        private Fraction(int num, int den) {
            this.num = num;
            this.den = den;
        }

        static Fraction of(int num, int den) {
            if (den == 0) {
                throw new ArithmeticException("zero denominator");
            }
            int g = gcd(Math.abs(num), Math.abs(den));
            if (den < 0) {
                g = -g;
            }
            return new Fraction(num / g, den / g);
        }

        private static int gcd(int a, int b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        Fraction plus(Fraction o) {
            return of(num * o.den + o.num * den, den * o.den);
        }

        Fraction times(Fraction o) {
            return of(num * o.num, den * o.den);
        }

        Fraction negate() {
            return new Fraction(-num, den);
        }

        int compareTo(Fraction o) {
            return Integer.compare(num * o.den, o.num * den);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Fraction && ((Fraction) o).num == num && ((Fraction) o).den == den;
        }

        @Override
        public int hashCode() {
            return num * 31 + den;
        }

        @Override
        public String toString() {
            return den == 1 ? "" + num : num + "/" + den;
        }
    }

    public static void main(String[] args) {
        Fraction half = Fraction.of(1, 2);
        Fraction third = Fraction.of(-2, -6);
        System.out.println(half.plus(third) + " " + half.times(third) + " " + half.negate() + " " + half.plus(half));
        System.out.println(half.equals(Fraction.of(5, 10)) + " " + half.compareTo(third) + " " + Fraction.ZERO.compareTo(half));
        Fraction sum = Fraction.ZERO;
        for (int i = 1; i <= 6; i++) {
            sum = sum.plus(Fraction.of(1, i));
        }
        System.out.println(sum);
        try {
            Fraction.of(1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
