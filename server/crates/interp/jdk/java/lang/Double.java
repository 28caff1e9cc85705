// Models java.lang.Double.
// Source: class documentation, Java SE 17; the text of a value is that of JDK 17, which isn't always
// the shortest that tells it from its neighbours.
// Left out: describeConstable, TYPE.
package java.lang;

public final class Double extends Number implements Comparable<Double> {
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0 / 0.0;
    public static final double MAX_VALUE = 0x1.fffffffffffffP+1023;
    public static final double MIN_NORMAL = 0x1.0p-1022;
    public static final double MIN_VALUE = 0x0.0000000000001P-1022;
    public static final int MAX_EXPONENT = 1023;
    public static final int MIN_EXPONENT = -1022;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    private final double value;

    public Double(double value) {
        this.value = value;
    }

    public Double(String text) {
        this.value = parseDouble(text);
    }

    public static Double valueOf(double value) {
        return new Double(value);
    }

    public static Double valueOf(String text) {
        return new Double(parseDouble(text));
    }

    public static double parseDouble(String text) {
        if (text == null) {
            throw new NullPointerException("Cannot invoke \"String.trim()\" because \"in\" is null");
        }
        return parse(text);
    }

    /** NumberFormatException unless the text is a number; spaces around it are ignored. */
    private static native double parse(String text);

    public static boolean isNaN(double value) {
        return value != value;
    }

    public static boolean isInfinite(double value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(double value) {
        return value >= -MAX_VALUE && value <= MAX_VALUE;
    }

    public boolean isNaN() {
        return isNaN(value);
    }

    public boolean isInfinite() {
        return isInfinite(value);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return (long) value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(double value) {
        return String.valueOf(value);
    }

    public static native String toHexString(double value);

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(double value) {
        long bits = doubleToLongBits(value);
        return (int) (bits ^ (bits >>> 32));
    }

    /** Equal bits: NaN equals itself, and 0.0 isn't -0.0. Written without the bits, so that unknown values can be reasoned about. */
    public boolean equals(Object other) {
        if (other instanceof Double) {
            return same(value, ((Double) other).value);
        }
        return false;
    }

    private static boolean same(double left, double right) {
        return left == right & (left != 0 | 1 / left == 1 / right) | left != left & right != right;
    }

    public int compareTo(Double anotherDouble) {
        return compare(value, anotherDouble.value);
    }

    public static int compare(double left, double right) {
        if (left < right) {
            return -1;
        }
        if (left > right) {
            return 1;
        }
        long leftBits = doubleToLongBits(left);
        long rightBits = doubleToLongBits(right);
        return leftBits == rightBits ? 0 : leftBits < rightBits ? -1 : 1;
    }

    public static double sum(double left, double right) {
        return left + right;
    }

    public static double max(double left, double right) {
        return Math.max(left, right);
    }

    public static double min(double left, double right) {
        return Math.min(left, right);
    }

    public static native long doubleToLongBits(double value);

    public static native long doubleToRawLongBits(double value);

    public static native double longBitsToDouble(long bits);
}
