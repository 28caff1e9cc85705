public class Range {
    //@ invariant low <= high;
    //@ invariant -50 <= low && high <= 50;
    int low;
    int high;

    // expect: holds
    //@ ensures \result <==> low <= n && n <= high;
    /*@ pure @*/ boolean contains(int n) {
        return n >= low && n <= high;
    }

    // expect: violated e.g. n=1 this.low=0 this.high=0
    //@ requires -50 <= n && n <= 50;
    //@ ensures contains(n);
    //@ ensures low <= \old(low) && \old(high) <= high;
    void extend(int n) {
        if (n < low) {
            low = n;
        } else if (n < high) { // <- fault: >
            high = n;
        }
    }

    // expect: holds
    //@ ensures \result == (\num_of int i; -50 <= i && i <= 50; contains(i));
    int size() {
        return high - low + 1;
    }
}
