// The methods of Float and Double on special values.

public class FloatMethods {
    public static void main(String[] args) throws Exception {
        for (double d : new double[] {0.0, -0.0, 1.5, Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE, Double.MAX_VALUE, -1e-310}) {
            System.out.println(Double.isNaN(d) + " " + Double.isInfinite(d) + Double.isFinite(d) + " " + Double.doubleToLongBits(d) + " " + Double.toHexString(d) + " " + Double.hashCode(d) + " " + Double.compare(d, 0.0) + " " + Double.valueOf(d).equals(d) + " " + Double.valueOf(d).intValue() + " " + Double.max(d, 1) + Double.min(d, 1) + Double.sum(d, 1));
        }
        for (float f : new float[] {0f, -0f, 2.5f, Float.NaN, Float.NEGATIVE_INFINITY, Float.MAX_VALUE}) {
            System.out.println(Float.isNaN(f) + " " + Float.floatToIntBits(f) + " " + Float.toHexString(f) + " " + Float.compare(f, -0f) + Float.valueOf(f).hashCode() + " " + Float.intBitsToFloat(Float.floatToRawIntBits(f)) + Float.valueOf(f).longValue() + Float.isFinite(f));
        }
        System.out.println(Double.longBitsToDouble(4614253070214989087L) + " " + Double.MIN_NORMAL + " " + Double.BYTES + Float.SIZE + Double.MAX_EXPONENT + Boolean.logicalXor(true, false) + Boolean.compare(true, false) + Boolean.hashCode(true) + Boolean.toString(false) + Boolean.valueOf("true") + Boolean.TRUE.compareTo(false) + Boolean.logicalAnd(true, false) + Boolean.logicalOr(true, false));
    }
}
