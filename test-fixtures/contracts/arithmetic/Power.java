public class Power {
    // expect: violated e.g. b=1 e=2
    //@ requires 0 <= b && b <= 5 && 0 <= e && e <= 6;
    //@ ensures \result == (\product int i; 1 <= i && i <= e; b);
    static int power(int b, int e) {
        int r = 1;
        int square = b;
        while (e > 0) {
            if (e % 2 == 1) {
                r = r * square;
            }
            square = square + square; // <- fault: should multiply
            e = e / 2;
        }
        return r;
    }
}
