public class Maximum {
    // expect: holds
    //@ ensures \result >= a && \result >= b && \result >= c;
    //@ ensures \result == a || \result == b || \result == c;
    static int max(int a, int b, int c) {
        int m = a;
        if (b > m) {
            m = b;
        }
        if (c > m) {
            m = c;
        }
        return m;
    }

    // expect: violated e.g. a=0 b=2 c=1
    //@ ensures \result >= a && \result >= b && \result >= c;
    //@ ensures \result == a || \result == b || \result == c;
    static int maxFaulty(int a, int b, int c) {
        int m = a;
        if (b > m) {
            m = b;
        }
        if (c > a) { // <- fault: compares with a instead of m
            m = c;
        }
        return m;
    }
}
