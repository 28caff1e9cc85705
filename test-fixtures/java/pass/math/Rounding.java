// round, rint, floor, ceil, signum, clamp-like idioms on halves, signs and extremes.

public class Rounding {
    public static void main(String[] args) throws Exception {
        for (double d : new double[] {0.5, 1.5, 2.5, -0.5, -1.5, 0.49999999999999994, 4503599627370497.5, -0.0, 1e300, Double.NaN, Double.NEGATIVE_INFINITY}) {
            System.out.println(Math.round(d) + " " + Math.rint(d) + " " + Math.floor(d) + " " + Math.ceil(d) + " " + Math.signum(d) + " " + Math.abs(d) + " " + (int) d + " " + (long) d + " " + Math.max(d, 0.0) + " " + Math.min(d, -0.0) + " " + Math.round((float) d) + " " + Math.sqrt(d) + " " + Math.toDegrees(Math.PI) + Math.IEEEremainder(5, 3));
        }
    }
}
