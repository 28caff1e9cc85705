public class Triangle {
    // expect: holds
    /*@ requires 0 < a && a <= 20 && 0 < b && b <= 20 && 0 < c && c <= 20;
      @ ensures \result == 0 <==> (a + b <= c || a + c <= b || b + c <= a);
      @ ensures \result == 3 <==> (a == b && b == c);
      @ ensures \result == 2 ==> (a == b || b == c || a == c);
      @*/
    static int kind(int a, int b, int c) {
        if (a + b <= c || a + c <= b || b + c <= a) {
            return 0;
        }
        if (a == b && b == c) {
            return 3;
        }
        return a == b || b == c || a == c ? 2 : 1;
    }

    // expect: violated e.g. a=2 b=1 c=1
    /*@ requires 0 < a && a <= 20 && 0 < b && b <= 20 && 0 < c && c <= 20;
      @ ensures \result == 0 <==> (a + b <= c || a + c <= b || b + c <= a);
      @*/
    static int kindFaulty(int a, int b, int c) {
        if (a + b <= c || a + c <= b || b + c < a) { // <- fault: <=
            return 0;
        }
        return 1;
    }
}
