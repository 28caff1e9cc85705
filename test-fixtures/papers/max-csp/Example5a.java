/** A loop. S9 should be {@code s = s + p}. */
public class Example5a {
    int s;
    int p;

    void powers(int n) {
        int i = 0; // S1
        p = 1; // S2
        s = 1; // S3
        while (i < n) { // S4
            i = i + 1; // S7
            p = 2 * p; // S8
            s = 2 * s + p; // S9
        }
    }
}
