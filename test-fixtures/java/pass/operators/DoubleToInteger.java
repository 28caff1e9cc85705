// Pins: casts of double and float to integral types round to zero, saturate, and turn NaN into 0.
public class DoubleToInteger {
    public static void main(String[] args) {
        double[] values = {0.9, -0.9, 1.5, -1.5, 127.9, 128.0, -129.0, 32768.0, 65535.5, 65536.0, 70000.7,
            2147483647.0, 2147483648.0, -2147483648.0, -2147483649.0, 4294967296.0,
            9223372036854775807.0, -9223372036854775808.0, 1e30, -1e30, 1.0 / 0, -1.0 / 0, 0.0 / 0, -0.0};
        for (double d : values) {
            System.out.println(d + ": " + (int) d + " " + (long) d + " " + (short) d + " " + (byte) d + " " + (int) (char) d);
        }
        float f = 3.99f;
        System.out.println((int) f + " " + (long) f + " " + (int) -f);
        System.out.println((int) Float.NaN);
        System.out.println((long) Float.POSITIVE_INFINITY);
    }
}
