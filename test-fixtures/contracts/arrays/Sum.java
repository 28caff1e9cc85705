public class Sum {
    // expect: holds
    //@ requires a != null;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
    //@ assignable \nothing;
    static int sum(int[] a) {
        int s = 0;
        for (int x : a) {
            s += x;
        }
        return s;
    }

    // expect: violated e.g. a={1}
    //@ requires a != null;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
    //@ assignable \nothing;
    static int sumFaulty(int[] a) {
        int s = 0;
        for (int i = 1; i < a.length; i++) { // <- fault: starts at 1
            s += a[i];
        }
        return s;
    }
}
