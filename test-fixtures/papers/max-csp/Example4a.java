/** A conditional. S4 should be {@code x = 2 * x}. */
public class Example4a {
    //@ requires a > 0 && b > 0;
    //@ ensures a + b > 2 * b + 3 ==> \result == 2 * a + 2 * b;
    //@ ensures a + b <= 2 * b + 3 ==> \result == 3 * a + 3 * b;
    //@ for_example
    //@   requires a == 7 && b == 2;
    static int scale(int a, int b) {
        int x = a + b; // S1
        int y = 2 * b + 3; // S2
        if (x > y) { // S3
            x = 2 * x + 3; // S4
        } else {
            x = 3 * x; // S5
        }
        return x;
    }
}
