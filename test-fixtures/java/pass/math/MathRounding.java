// Pins: floor, ceil, round, rint with halves, negatives, NaN and overflow.
public class MathRounding {
    public static void main(String[] args) {
        double[] values = {0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.49999999999999994, 1.2, -1.2, 4503599627370497.5, -0.0, 1e300, 0.0 / 0, 1 / 0.0};
        for (double d : values) {
            System.out.println(d + ": " + Math.floor(d) + " " + Math.ceil(d) + " " + Math.round(d) + " " + Math.rint(d));
        }
        float[] floats = {0.5f, 2.5f, -0.5f, -3.5f, 1e10f, 0.49999997f};
        for (float f : floats) {
            System.out.println(f + ": " + Math.round(f));
        }
    }
}
