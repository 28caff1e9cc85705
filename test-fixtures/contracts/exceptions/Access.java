public class Access {
    // expect: holds
    /*@ requires a != null;
      @ ensures 0 <= i && i < a.length && \result == a[i];
      @ signals (IndexOutOfBoundsException e) i < 0 || i >= a.length;
      @ signals_only IndexOutOfBoundsException;
      @*/
    static int get(int[] a, int i) {
        return a[i];
    }

    // expect: violated e.g. a={} i=0
    /*@ requires a != null && 0 <= i && i <= a.length;
      @ ensures \result == (i == a.length ? 0 : a[i]);
      @*/
    static int getOrZero(int[] a, int i) {
        if (i > a.length) { // <- fault: >=, throws at the end
            return 0;
        }
        return a[i];
    }

    // expect: violated e.g. a=null
    /*@ ensures a != null && \result == a.length;
      @ signals (NullPointerException e) a == null;
      @ signals_only NullPointerException;
      @*/
    static int length(int[] a) {
        if (a == null) {
            return 0; // <- fault: should throw
        }
        return a.length;
    }
}
