public class Fill {
    // expect: holds
    /*@ requires a != null && 0 <= from && from <= to && to <= a.length;
      @ ensures (\forall int i; from <= i && i < to; a[i] == v);
      @ ensures (\forall int i; 0 <= i && i < a.length && (i < from || to <= i); a[i] == \old(a[i]));
      @*/
    static void fill(int[] a, int from, int to, int v) {
        for (int i = from; i < to; i++) {
            a[i] = v;
        }
    }

    // expect: violated e.g. a={} from=0 to=0 v=0
    /*@ requires a != null && 0 <= from && from <= to && to <= a.length;
      @ ensures (\forall int i; from <= i && i < to; a[i] == v);
      @ signals_only \nothing;
      @*/
    static void fillFaulty(int[] a, int from, int to, int v) {
        for (int i = from; i <= to; i++) { // <- fault: runs past the end
            a[i] = v;
        }
    }
}
