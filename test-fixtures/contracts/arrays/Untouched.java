public class Untouched {
    // expect: violated e.g. a={0, -1}
    //@ requires a != null && a.length > 0;
    //@ ensures (\forall int i; 0 <= i && i < a.length; \old(a[i]) <= \result);
    //@ assignable \nothing;
    static int largestDestructive(int[] a) {
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                a[i] = a[i - 1]; // <- fault: changes the array
            }
        }
        return a[a.length - 1];
    }

    // expect: violated e.g. a={0, 0} i=1
    //@ requires a != null && 0 <= i && i < a.length && a[i] < 100;
    //@ ensures a[i] == \old(a[i]) + 1;
    //@ assignable a[i];
    static void increment(int[] a, int i) {
        a[i]++;
        a[0] = a[i]; // <- fault: element 0 is not assignable
    }
}
