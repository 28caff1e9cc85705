public class Count {
    // expect: holds
    //@ requires a != null;
    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] > limit);
    static int above(int[] a, int limit) {
        int n = 0;
        for (int x : a) {
            if (x > limit) {
                n++;
            }
        }
        return n;
    }

    // expect: violated e.g. a={0, 0}
    //@ requires a != null;
    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] == 0);
    static int zeros(int[] a) {
        int n = 0;
        int i = 0;
        while (i < a.length) {
            if (a[i] == 0) {
                n = 1; // <- fault: should be n + 1
            }
            i++;
        }
        return n;
    }
}
