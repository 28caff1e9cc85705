public class Search {
    // expect: holds
    /*@ requires a != null;
      @ ensures \result == -1 ==> (\forall int i; 0 <= i && i < a.length; a[i] != key);
      @ ensures \result != -1 ==> 0 <= \result && \result < a.length && a[\result] == key;
      @*/
    static int indexOf(int[] a, int key) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] == key) {
                return i;
            }
        }
        return -1;
    }

    // expect: violated e.g. a={0, 0} key=0
    /*@ requires a != null;
      @ ensures \result == -1 || (0 <= \result && \result < a.length && a[\result] == key);
      @ ensures (\forall int i; 0 <= i && i < \result; a[i] != key);
      @*/
    static int first(int[] a, int key) {
        int found = -1;
        for (int i = 0; i < a.length; i++) {
            if (a[i] == key) {
                found = i; // <- fault: finds the last one
            }
        }
        return found;
    }
}
