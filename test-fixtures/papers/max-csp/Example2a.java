/** Recursion. S4 should be {@code p = 2 * p}. */
public class Example2a {
    //@ requires i >= 0 && i <= 30 && n <= 30 && p > 0;
    //@ ensures \result == 1 + (\sum int k; i <= k && k <= n; 1 << k);
    //@ for_example
    //@   requires n == 7 && i == 1 && p == 1;
    static /*@ pure @*/ int sum(int n, int i, int p) {
        int s;
        if (i <= n) { // S1
            p = 2 * p + 3; // S4
            s = sum(n, i + 1, p); // the call, assumed correct
            s = s + p; // S6
        } else {
            s = 1;
        }
        return s;
    }
}
