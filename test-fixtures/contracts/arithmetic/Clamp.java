public class Clamp {
    // expect: holds
    //@ requires low <= high;
    //@ ensures low <= \result && \result <= high;
    //@ ensures low <= v && v <= high ==> \result == v;
    static int clamp(int v, int low, int high) {
        return v < low ? low : v > high ? high : v;
    }

    // expect: violated e.g. v=0 low=0 high=1
    //@ requires low <= high;
    //@ ensures low <= \result && \result <= high;
    //@ ensures low <= v && v <= high ==> \result == v;
    static int clampFaulty(int v, int low, int high) {
        if (v < low) {
            return low;
        }
        if (v >= low) { // <- fault: should be v > high
            return high;
        }
        return v;
    }
}
