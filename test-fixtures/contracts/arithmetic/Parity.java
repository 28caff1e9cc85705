public class Parity {
    // expect: violated e.g. n=-1
    //@ ensures \result <==> n % 2 != 0;
    static boolean odd(int n) {
        return n % 2 == 1; // <- fault: the remainder of a negative number is negative
    }

    // expect: holds
    //@ ensures \result <==> n % 2 == 0;
    static boolean even(int n) {
        return (n & 1) == 0;
    }
}
