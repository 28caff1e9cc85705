/** A fraction in lowest terms; the denominator is positive. */
public class Fraction {
    private final int numerator;
    private final int denominator;

    public Fraction(int numerator, int denominator) {
        if (denominator == 0) {
            throw new ArithmeticException("denominator is 0");
        }
        if (denominator < 0) {
            numerator = -numerator;
            denominator = -denominator;
        }
        int divisor = greatestDivisor(Math.abs(numerator), denominator);
        this.numerator = numerator / divisor;
        this.denominator = denominator / divisor;
    }

    private static int greatestDivisor(int a, int b) {
        while (b != 0) {
            int rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }

    public Fraction plus(Fraction other) {
        int sum = numerator * other.denominator + other.numerator * denominator;
        return new Fraction(sum, denominator * other.denominator);
    }

    public Fraction times(Fraction other) {
        return new Fraction(numerator * other.numerator, denominator * other.denominator);
    }

    public int compareTo(Fraction other) {
        return Integer.compare(numerator * other.denominator, other.numerator * denominator);
    }

    @Override
    public String toString() {
        if (denominator == 1) {
            return "" + numerator;
        }
        return numerator + "/" + denominator;
    }
}
