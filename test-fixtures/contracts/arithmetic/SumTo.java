public class SumTo {
    // expect: holds
    //@ requires 0 <= n && n <= 100;
    //@ ensures \result == (\sum int i; 1 <= i && i <= n; i);
    static int sum(int n) {
        int s = 0;
        for (int i = 1; i <= n; i++) {
            s += i;
        }
        return s;
    }

    // expect: violated e.g. n=1
    //@ requires 0 <= n && n <= 100;
    //@ ensures \result == (\sum int i; 1 <= i && i <= n; i);
    static int sumFaulty(int n) {
        int s = 0;
        for (int i = 1; i < n; i++) { // <- fault: n itself is left out
            s += i;
        }
        return s;
    }

    // expect: holds
    //@ requires 0 <= n && n <= 100;
    //@ ensures 2 * \result == n * (n + 1);
    static int gauss(int n) {
        return n * (n + 1) / 2;
    }
}
