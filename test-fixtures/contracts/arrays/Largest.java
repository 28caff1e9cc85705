public class Largest {
    // expect: holds
    //@ requires a != null && a.length > 0;
    //@ ensures \result == (\max int i; 0 <= i && i < a.length; a[i]);
    static int largest(int[] a) {
        int m = a[0];
        for (int i = 1; i < a.length; i++) {
            if (a[i] > m) {
                m = a[i];
            }
        }
        return m;
    }

    // expect: violated e.g. a={-1}
    //@ requires a != null && a.length > 0;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] <= \result);
    //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] == \result);
    static int largestFaulty(int[] a) {
        int m = 0; // <- fault: all elements may be negative
        for (int i = 0; i < a.length; i++) {
            if (a[i] > m) {
                m = a[i];
            }
        }
        return m;
    }

    // expect: violated e.g. a={0, -1}
    //@ requires a != null && a.length > 0;
    //@ ensures \result == (\min int i; 0 <= i && i < a.length; a[i]);
    static int smallest(int[] a) {
        int m = a[0];
        for (int i = 0; i < a.length - 1; i++) { // <- fault: the last element is never seen
            if (a[i] < m) {
                m = a[i];
            }
        }
        return m;
    }
}
