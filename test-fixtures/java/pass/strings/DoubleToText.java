// Pins: Double.toString and Float.toString: decimal form, exponent form, limits.
public class DoubleToText {
    public static void main(String[] args) {
        double[] doubles = {0.0, -0.0, 1.0, 10.0, 100.5, 123456.789, 999999.9, 1000000.0, 9999999.0, 1.0E7, 1.2345678E7,
            1.0E10, 1.0E21, 1.0E100, 0.1, 0.01, 0.001, 9.0E-4, 1.0E-4, 1.0E-5, 1.5E-10, 123456789012.0,
            Double.MAX_VALUE, 3.141592653589793, 0.3333333333333333, 4.35, 1.1, 2.675, 1e22};
        for (double d : doubles) {
            System.out.println(d);
        }
        float[] floats = {0f, 1f, 0.1f, 3.14f, 16777216f, 1e10f, 1e-5f, 123.456f, 0.001f, 9999999f, 1e7f,
            Float.MAX_VALUE, 0.33333334f};
        for (float f : floats) {
            System.out.println(f);
        }
        System.out.println(Double.toString(2.5) + Float.toString(2.5f) + String.valueOf(7.0));
    }
}
