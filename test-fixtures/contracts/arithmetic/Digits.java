public class Digits {
    // expect: holds
    //@ requires 0 <= n && n < 1000;
    //@ ensures \result == n % 10 + n / 10 % 10 + n / 100;
    static int digitSum(int n) {
        int sum = 0;
        do {
            sum += n % 10;
            n /= 10;
        } while (n > 0);
        return sum;
    }

    // expect: violated e.g. n=0
    //@ requires 0 <= n && n < 1000;
    //@ ensures \result == (n < 10 ? 1 : n < 100 ? 2 : 3);
    static int count(int n) {
        int digits = 0;
        while (n > 0) { // <- fault: 0 has one digit
            digits++;
            n /= 10;
        }
        return digits;
    }
}
