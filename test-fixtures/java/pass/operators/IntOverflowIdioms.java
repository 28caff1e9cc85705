// Pins: overflow in everyday code: averages, absolute values, factorials, time conversions, hash sums.
public class IntOverflowIdioms {
    static int factorial(int n) {
        int f = 1;
        for (int i = 2; i <= n; i++) f *= i;
        return f;
    }

    static boolean addOverflows(int a, int b) {
        int r = a + b;
        return ((a ^ r) & (b ^ r)) < 0;
    }

    public static void main(String[] args) {
        System.out.println(factorial(12) + " " + factorial(13) + " " + factorial(17) + " " + factorial(34));
        long micros = 24 * 60 * 60 * 1000 * 1000;
        long right = 24L * 60 * 60 * 1000 * 1000;
        System.out.println(micros + " " + right + " " + right / (24 * 60 * 60 * 1000));
        System.out.println(addOverflows(Integer.MAX_VALUE, 1) + " " + addOverflows(-5, 5) + " " + addOverflows(Integer.MIN_VALUE, -1));
        int a = Integer.MIN_VALUE;
        System.out.println(a == -a && a != 0);
        System.out.println((a - 1) + " " + (a * a) + " " + (a / 2 * 2 == a) + " " + a % 10);
        System.out.println((short) (Short.MAX_VALUE + 1) + " " + (byte) (Byte.MIN_VALUE - 1));
        int big = 50_000;
        System.out.println(big * big + " " + (long) big * big + " " + (long) (big * big) + " " + 1.0 * big * big);
        int sum = 0;
        for (int i = 0; i < 100_000; i++) sum += i;
        System.out.println(sum);
        System.out.println(Integer.MAX_VALUE + 1 == Integer.MIN_VALUE);
        System.out.println(Long.MAX_VALUE + 1 == Long.MIN_VALUE);
    }
}
