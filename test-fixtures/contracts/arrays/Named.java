/** Contracts that name elements of arrays longer than one would try. */
public class Named {
    // expect: violated e.g. a={1, 2, 3, 4, 500}
    /*@ requires a.length == 5 && a[0] == 1 && a[1] == 2 && a[2] == 3 && a[3] == 4 && a[4] == 500;
      @ ensures \result == 510;
      @*/
    static int sum(int[] a) {
        int sum = 0;
        for (int i = 1; i < a.length; i++) { // <- fault: the first element is left out
            sum += a[i];
        }
        return sum;
    }

    // expect: violated e.g. a={0, 0, 0, 0, 0, 0, 0, 7} b={0, 0, 0, 0, 0, 0, -7}
    /*@ requires a[7] > 6 && b[6] < -6;
      @ ensures \result == a[7] + b[6];
      @*/
    static int ends(int[] a, int[] b) {
        return a[7] - b[6]; // <- fault: the sign
    }
}
