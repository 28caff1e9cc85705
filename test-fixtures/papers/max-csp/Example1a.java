/** Assignments. The fifth should be {@code g = y + z}. */
public class Example1a {
    int f;
    int g;

    void compute(int a, int b, int c, int d, int e) {
        int x = a * c; // S1
        int y = b * d; // S2
        int z = c * e; // S3
        f = x + y; // S4
        g = y - z; // S5
    }
}
