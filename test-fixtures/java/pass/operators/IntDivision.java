// Pins: int division truncates towards zero, % takes the sign of the dividend, MIN_VALUE / -1 wraps.
public class IntDivision {
    public static void main(String[] args) {
        int[] numerators = {7, -7, 0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
        int[] divisors = {1, -1, 2, -2, 3, -3, 7, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : numerators) {
            for (int b : divisors) {
                System.out.println(a + " / " + b + " = " + (a / b) + ", % = " + (a % b));
            }
        }
    }
}
