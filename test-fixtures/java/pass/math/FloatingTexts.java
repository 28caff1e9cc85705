import java.math.BigDecimal;

/** Texts of floating-point values of which the shortest isn't the one shown, and what is made from them. */
public class FloatingTexts {
    public static void main(String[] args) {
        double[] values = {1e23, 2e23, 8.41e21, 2e-3, 4.9e-324, 2e-323, 1.15292150460684698E18, 0x1p62, 0x1p63, 9007199254740993.0, 1e22, 1e-5};
        for (double value : values) {
            System.out.println(value + " " + String.valueOf(-value) + " " + new StringBuilder().append(value) + " " + BigDecimal.valueOf(value));
            System.out.println(String.format("%.3e %.17e %.0f %.2f", value, value, value, value));
        }
        float[] floats = {8.5e9f, 3.4e10f, 1e10f, 1.4e-45f, 2e-44f, 33554432f, Integer.MAX_VALUE, Long.MAX_VALUE, 1e-5f};
        for (float value : floats) {
            System.out.println(value + " " + Float.toString(-value) + String.format(" %.3f %e %s", value, value, value));
        }
        for (int exponent = -60; exponent < 300; exponent += 7) {
            System.out.println(Math.scalb(3.0, exponent) + " " + Math.scalb(1.0, exponent) + " " + Double.parseDouble("7e" + exponent));
        }
        final String folded = "" + 2.0E23 + 8.5e9f;
        System.out.println(folded);
    }
}
