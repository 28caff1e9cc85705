public class Sign {
    // expect: holds
    //@ ensures n > 0 ==> \result == 1;
    //@ ensures n == 0 ==> \result == 0;
    //@ ensures \result == -1 <== n < 0;
    static int sign(int n) {
        if (n > 0) {
            return 1;
        }
        return n == 0 ? 0 : -1;
    }

    // expect: violated e.g. n=0
    //@ ensures n > 0 ==> \result == 1;
    //@ ensures n == 0 ==> \result == 0;
    //@ ensures \result == -1 <== n < 0;
    static int signFaulty(int n) {
        if (n >= 0) { // <- fault: zero
            return 1;
        }
        return -1;
    }
}
