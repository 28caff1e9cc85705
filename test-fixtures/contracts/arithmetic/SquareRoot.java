public class SquareRoot {
    // expect: holds
    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result * \result <= n && n < (\result + 1) * (\result + 1);
    static int root(int n) {
        int r = 0;
        while ((r + 1) * (r + 1) <= n) {
            r++;
        }
        return r;
    }

    // expect: violated e.g. n=1
    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result * \result <= n && n < (\result + 1) * (\result + 1);
    static int rootFaulty(int n) {
        int r = 0;
        while ((r + 1) * (r + 1) < n) { // <- fault: <=
            r++;
        }
        return r;
    }
}
