public class Divide {
    // expect: holds
    /*@ ensures b != 0 && \result == a / b;
      @ signals (ArithmeticException e) b == 0;
      @ signals_only ArithmeticException;
      @*/
    static int divide(int a, int b) {
        return a / b;
    }

    // expect: violated e.g. a=0 b=1
    /*@ ensures b != 0;
      @ signals (IllegalArgumentException e) b == 0;
      @ signals_only IllegalArgumentException;
      @*/
    static int divideChecked(int a, int b) {
        if (a == 0) { // <- fault: checks a instead of b
            throw new IllegalArgumentException("division by zero");
        }
        return a / b;
    }
}
