public class Factorial {
    // expect: holds
    //@ requires 0 <= n && n <= 12;
    //@ ensures \result == (\product int i; 1 <= i && i <= n; i);
    static int loop(int n) {
        int f = 1;
        while (n > 1) {
            f *= n;
            n--;
        }
        return f;
    }

    // expect: violated e.g. n=0
    //@ requires 0 <= n && n <= 12;
    //@ ensures \result == (\product int i; 1 <= i && i <= n; i);
    static int recursive(int n) {
        if (n == 0) {
            return 0; // <- fault: should be 1
        }
        return n * recursive(n - 1);
    }
}
