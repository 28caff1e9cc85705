public class Sort {
    // expect: holds
    /*@ requires a != null;
      @ ensures (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);
      @ ensures (\forall int i; 0 <= i && i < a.length;
      @            (\num_of int j; 0 <= j && j < a.length; a[j] == a[i])
      @              == (\num_of int j; 0 <= j && j < a.length; \old(a[j]) == a[i]));
      @ assignable a[*];
      @*/
    static void insertion(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int key = a[i];
            int j = i - 1;
            while (j >= 0 && a[j] > key) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = key;
        }
    }

    // expect: violated e.g. a={0, 0, -1}
    /*@ requires a != null;
      @ ensures (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);
      @ assignable a[*];
      @*/
    static void bubbleOnce(int[] a) {
        for (int i = 0; i + 1 < a.length; i++) { // <- fault: one round is not enough
            if (a[i] > a[i + 1]) {
                int t = a[i];
                a[i] = a[i + 1];
                a[i + 1] = t;
            }
        }
    }

    // expect: violated e.g. a={0, -1}
    /*@ requires a != null;
      @ ensures (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);
      @ ensures (\forall int i; 0 <= i && i < a.length; (\exists int j; 0 <= j && j < a.length; a[j] == \old(a[i])));
      @*/
    static void selection(int[] a) {
        for (int i = 0; i < a.length; i++) {
            int min = i;
            for (int j = i + 1; j < a.length; j++) {
                if (a[j] < a[min]) {
                    min = j;
                }
            }
            a[i] = a[min];
            a[min] = a[i]; // <- fault: swaps without a third variable
        }
    }
}
