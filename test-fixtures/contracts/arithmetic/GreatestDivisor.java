public class GreatestDivisor {
    // expect: holds
    /*@ requires 0 < a && a <= 30 && 0 < b && b <= 30;
      @ ensures a % \result == 0 && b % \result == 0;
      @ ensures \result == (\max int d; 1 <= d && d <= a && a % d == 0 && b % d == 0; d);
      @*/
    static int gcd(int a, int b) {
        while (b != 0) {
            int t = a % b;
            a = b;
            b = t;
        }
        return a;
    }
}
