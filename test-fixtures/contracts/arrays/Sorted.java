public class Sorted {
    // expect: holds
    //@ requires a != null;
    //@ ensures \result <==> (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);
    static boolean sorted(int[] a) {
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
        }
        return true;
    }

    // expect: violated e.g. a={0, -1, 0}
    //@ requires a != null;
    //@ ensures \result <==> (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);
    static boolean sortedFaulty(int[] a) {
        boolean sorted = true;
        for (int i = 1; i < a.length; i++) {
            sorted = a[i - 1] <= a[i]; // <- fault: only the last pair counts
        }
        return sorted;
    }
}
