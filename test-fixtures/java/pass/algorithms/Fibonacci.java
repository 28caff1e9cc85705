// Pins: Fibonacci by recursion, loop, table and fast doubling, with int overflow.
public class Fibonacci {
    static int slow(int n) {
        return n < 2 ? n : slow(n - 1) + slow(n - 2);
    }

    static int loop(int n) {
        int a = 0, b = 1;
        for (int i = 0; i < n; i++) {
            int t = a + b;
            a = b;
            b = t;
        }
        return a;
    }

    static long[] memo = new long[100];

    static long table(int n) {
        if (n < 2) return n;
        if (memo[n] != 0) return memo[n];
        return memo[n] = table(n - 1) + table(n - 2);
    }

    static long doubling(int n) {
        long a = 0, b = 1;
        for (int bit = 31 - Integer.numberOfLeadingZeros(n); bit >= 0; bit--) {
            long d = a * (2 * b - a);
            long e = a * a + b * b;
            a = d;
            b = e;
            if ((n >> bit & 1) == 1) {
                long t = a + b;
                a = b;
                b = t;
            }
        }
        return a;
    }

    public static void main(String[] args) {
        System.out.println(slow(15) + " " + loop(15) + " " + table(15) + " " + doubling(15));
        System.out.println(loop(46) + " " + loop(47));
        System.out.println(table(90) + " " + doubling(90) + " " + table(93));
    }
}
