public class Reverse {
    // expect: holds
    //@ requires a != null;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[a.length - 1 - i]));
    static void reverse(int[] a) {
        for (int i = 0, j = a.length - 1; i < j; i++, j--) {
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
    }

    // expect: violated e.g. a={0, 1}
    //@ requires a != null;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[a.length - 1 - i]));
    static void reverseFaulty(int[] a) {
        for (int i = 0; i < a.length; i++) { // <- fault: swaps everything back
            int t = a[i];
            a[i] = a[a.length - 1 - i];
            a[a.length - 1 - i] = t;
        }
    }

    // expect: holds
    //@ requires a != null;
    //@ ensures \result != a && \result.length == a.length;
    //@ ensures (\forall int i; 0 <= i && i < a.length; \result[i] == a[a.length - 1 - i]);
    //@ assignable \nothing;
    static int[] reversed(int[] a) {
        int[] r = new int[a.length];
        for (int i = 0; i < a.length; i++) {
            r[a.length - 1 - i] = a[i];
        }
        return r;
    }
}
