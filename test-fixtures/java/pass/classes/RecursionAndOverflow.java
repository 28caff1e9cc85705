// Pins: recursion, mutual recursion, and StackOverflowError that can be caught.
public class RecursionAndOverflow {
    static int depth = 0;

    static int forever(int n) {
        depth++;
        return forever(n + 1) + 1;
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static int ackermann(int m, int n) {
        if (m == 0) return n + 1;
        if (n == 0) return ackermann(m - 1, 1);
        return ackermann(m - 1, ackermann(m, n - 1));
    }

    static long factorial(int n) {
        return n <= 1 ? 1 : n * factorial(n - 1);
    }

    static int hanoi(int n, int from, int to, int via) {
        if (n == 0) return 0;
        return hanoi(n - 1, from, via, to) + 1 + hanoi(n - 1, via, to, from);
    }

    public static void main(String[] args) {
        System.out.println(even(100) + " " + odd(7));
        System.out.println(ackermann(2, 3));
        System.out.println(factorial(20) + " " + factorial(21));
        System.out.println(hanoi(10, 1, 3, 2));
        try {
            forever(0);
        } catch (StackOverflowError e) {
            System.out.println("overflow " + (depth > 500) + " " + e.getMessage());
        }
        System.out.println("goes on");
    }
}
