public class Average {
    // expect: violated e.g. a=1 b=2147483647
    //@ requires 0 <= a && a <= b;
    //@ ensures a <= \result && \result <= b;
    static int middle(int a, int b) {
        return (a + b) / 2; // <- fault: overflows for large a and b
    }

    // expect: holds
    //@ requires 0 <= a && a <= b;
    //@ ensures a <= \result && \result <= b;
    static int middleSafe(int a, int b) {
        return a + (b - a) / 2;
    }
}
