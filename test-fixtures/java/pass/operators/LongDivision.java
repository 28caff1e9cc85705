// Pins: long division and remainder, with MIN_VALUE / -1 and mixed int operands.
public class LongDivision {
    public static void main(String[] args) {
        long[] numerators = {7L, -7L, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 40};
        long[] divisors = {1L, -1L, 3L, -3L, 1L << 33, Long.MIN_VALUE};
        for (long a : numerators) {
            for (long b : divisors) {
                System.out.println(a + " / " + b + " = " + (a / b) + ", % = " + (a % b));
            }
        }
        int small = -5;
        System.out.println(small / 2L);
        System.out.println(10000000000L % small);
    }
}
