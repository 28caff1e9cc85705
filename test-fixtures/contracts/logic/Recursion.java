public class Recursion {
    // expect: holds
    //@ requires 0 <= n && n <= 50;
    //@ ensures \result <==> n % 2 == 0;
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    // expect: holds
    //@ requires 0 <= n && n <= 50;
    //@ ensures \result <==> n % 2 == 1;
    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    // expect: violated e.g. n=11
    //@ requires 0 <= n && n <= 50;
    //@ ensures \result == n;
    static int endless(int n) {
        if (n == 10) { // <- fault: no end for larger n
            return 10;
        }
        return n < 10 ? n : endless(n + 1) - 1;
    }
}
