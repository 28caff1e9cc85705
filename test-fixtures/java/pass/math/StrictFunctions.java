// The functions of StrictMath and Math that are fdlibm's, bit for bit.
import java.util.*;

public class StrictFunctions {
    public static void main(String[] args) throws Exception {
        long[] hashes = new long[16];
        Random random = new Random(11);
        for (int i = 0; i < 300; i++) {
            double x = (random.nextDouble() - 0.5) * 40;
            double y = (random.nextDouble() - 0.5) * 8;
            double u = random.nextDouble() * 2 - 1;
            double[] values = {StrictMath.exp(x), StrictMath.log(Math.abs(x)), StrictMath.log10(Math.abs(x)), StrictMath.pow(Math.abs(x), y), StrictMath.tan(x), Math.cbrt(x), Math.hypot(x, y), Math.sinh(x), Math.cosh(x), Math.tanh(u), Math.asin(u), Math.acos(u), Math.atan(x), Math.atan2(x, y), Math.expm1(u), StrictMath.sqrt(Math.abs(x))};
            for (int k = 0; k < values.length; k++) {
                hashes[k] = hashes[k] * 31 + Double.doubleToLongBits(values[k]);
            }
        }
        for (long hash : hashes) {
            System.out.println(hash);
        }
        for (double v : new double[] {0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, Double.MAX_VALUE, 1e-310}) {
            System.out.println(StrictMath.log(v) + " " + StrictMath.log10(v) + " " + StrictMath.exp(v) + " " + Math.cbrt(v) + " " + Math.hypot(v, 1) + " " + Math.hypot(v, v) + " " + Math.sinh(v) + " " + Math.cosh(v) + " " + Math.tanh(v) + " " + Math.atan2(v, -1) + " " + StrictMath.pow(v, 0.5));
        }
        for (int i = -5; i < 12; i++) {
            System.out.print(Math.log10(Math.pow(10, i)) + " ");
        }
        System.out.println(random.nextGaussian() + " " + random.nextGaussian());
    }
}
