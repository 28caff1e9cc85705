/** Functions that call themselves. */
public class Recursion {
    public static long power(long base, int exponent) {
        if (exponent == 0) {
            return 1;
        }
        long half = power(base, exponent / 2);
        if (exponent % 2 == 0) {
            return half * half;
        }
        return half * half * base;
    }

    public static int fibonacci(int n) {
        if (n < 2) {
            return n;
        }
        return fibonacci(n - 1) + fibonacci(n - 2);
    }

    /** Ways to choose k of n things. */
    public static int choose(int n, int k) {
        if (k == 0 || k == n) {
            return 1;
        }
        if (k > n) {
            return 0;
        }
        return choose(n - 1, k - 1) + choose(n - 1, k);
    }

    /** Moves for a tower of discs. */
    public static String hanoi(int discs, char from, char to, char over) {
        if (discs == 0) {
            return "";
        }
        String before = hanoi(discs - 1, from, over, to);
        String after = hanoi(discs - 1, over, to, from);
        return before + from + to + " " + after;
    }

    public static int digitSum(int n) {
        if (n < 10) {
            return n;
        }
        return n % 10 + digitSum(n / 10);
    }
}
