/** Calls. S2 should be {@code y = mul(a, c)}. */
public class Example3a {
    //@ ensures \result == a * b;
    static /*@ pure @*/ int mul(int a, int b) {
        return a * b;
    }

    //@ ensures \result == a + b;
    static /*@ pure @*/ int sum(int a, int b) {
        return a + b;
    }

    //@ requires a > 0 && b > 0 && c > 0;
    //@ ensures \result == a * b + a * c;
    //@ for_example
    //@   requires a == 2 && b == 7 && c == 3;
    static int operate(int a, int b, int c) {
        int x = mul(a, b); // S1
        int y = mul(b, c); // S2
        int f = sum(x, y); // S3
        return f;
    }
}
