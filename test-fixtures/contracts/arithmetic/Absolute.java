public class Absolute {
    // expect: holds
    //@ requires n > Integer.MIN_VALUE;
    //@ ensures \result >= 0;
    //@ ensures \result == n || \result == -n;
    static int abs(int n) {
        return n < 0 ? -n : n;
    }

    // expect: violated e.g. n=-2147483648
    //@ ensures \result >= 0;
    static int absAnywhere(int n) {
        return n < 0 ? -n : n; // <- fault: MIN_VALUE has no positive counterpart
    }
}
