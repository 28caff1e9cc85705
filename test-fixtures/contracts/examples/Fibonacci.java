public class Fibonacci {
    // expect: violated e.g. n=10
    /*@ requires 0 <= n && n <= 30;
      @ ensures \result >= 0;
      @ for_example
      @   public normal_example
      @     requires n == 10;
      @     ensures \result == 55;
      @*/
    static int fibonacci(int n) {
        int a = 0;
        int b = 1;
        for (int i = 0; i <= n; i++) { // <- fault: one round too many
            int t = a + b;
            a = b;
            b = t;
        }
        return a;
    }

    // expect: holds
    /*@ requires 0 <= n && n <= 30;
      @ ensures \result >= 0;
      @ for_example
      @   public normal_example
      @     requires n == 0;
      @     ensures \result == 0;
      @ also
      @   public normal_example
      @     requires n == 10;
      @     ensures \result == 55;
      @*/
    static int fibonacciRight(int n) {
        return n < 2 ? n : fibonacciRight(n - 1) + fibonacciRight(n - 2);
    }
}
