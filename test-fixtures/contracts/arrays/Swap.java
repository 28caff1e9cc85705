public class Swap {
    // expect: holds
    /*@ requires a != null && 0 <= i && i < a.length && 0 <= j && j < a.length;
      @ ensures a[i] == \old(a[j]) && a[j] == \old(a[i]);
      @ ensures (\forall int k; 0 <= k && k < a.length && k != i && k != j; a[k] == \old(a[k]));
      @*/
    static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    // expect: violated e.g. a={1} i=0 j=0
    /*@ requires a != null && 0 <= i && i < a.length && 0 <= j && j < a.length;
      @ ensures a[i] == \old(a[j]) && a[j] == \old(a[i]);
      @*/
    static void swapXor(int[] a, int i, int j) {
        a[i] ^= a[j]; // <- fault: for i == j this clears the element
        a[j] ^= a[i];
        a[i] ^= a[j];
    }
}
