// recursion, an accumulator that isn't needed
class Recursion {
    static int calls = 0;

    static int factorial(int n, int depth) {
        calls = calls + 1;
        if (n <= 1) {
            return 1;
        }
        return n * factorial(n - 1, depth + 1);
    }

    public static void main(String[] args) {
        int f = factorial(5, 0);
        System.out.println(/*2*/ calls);
        System.out.println(/*1*/ f);
    }
}
