public class Prime {
    // expect: holds
    //@ requires n <= 200;
    //@ ensures \result <==> n >= 2 && (\forall int d; 2 <= d && d < n; n % d != 0);
    static boolean prime(int n) {
        if (n < 2) {
            return false;
        }
        for (int d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    // expect: violated e.g. n=0
    //@ requires n <= 200;
    //@ ensures \result <==> n >= 2 && (\forall int d; 2 <= d && d < n; n % d != 0);
    static boolean primeFaulty(int n) {
        for (int d = 2; d < n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true; // <- fault: numbers below 2
    }
}
