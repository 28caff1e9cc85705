// Models java.lang.Float.
// Source: class documentation, Java SE 17; the text of a value is that of JDK 17, which isn't always
// the shortest that tells it from its neighbours.
// Left out: describeConstable, TYPE.
package java.lang;

public final class Float extends Number implements Comparable<Float> {
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;
    public static final float MAX_VALUE = 0x1.fffffeP+127f;
    public static final float MIN_NORMAL = 0x1.0p-126f;
    public static final float MIN_VALUE = 0x0.000002P-126f;
    public static final int MAX_EXPONENT = 127;
    public static final int MIN_EXPONENT = -126;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    private final float value;

    public Float(float value) {
        this.value = value;
    }

    public Float(double value) {
        this.value = (float) value;
    }

    public Float(String text) {
        this.value = parseFloat(text);
    }

    public static Float valueOf(float value) {
        return new Float(value);
    }

    public static Float valueOf(String text) {
        return new Float(parseFloat(text));
    }

    public static float parseFloat(String text) {
        if (text == null) {
            throw new NullPointerException("Cannot invoke \"String.trim()\" because \"in\" is null");
        }
        return parse(text);
    }

    /** NumberFormatException unless the text is a number; spaces around it are ignored. */
    private static native float parse(String text);

    public static boolean isNaN(float value) {
        return value != value;
    }

    public static boolean isInfinite(float value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(float value) {
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
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(float value) {
        return String.valueOf(value);
    }

    public static native String toHexString(float value);

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(float value) {
        return floatToIntBits(value);
    }

    /** Equal bits: NaN equals itself, and 0.0 isn't -0.0. Written without the bits, so that unknown values can be reasoned about. */
    public boolean equals(Object other) {
        if (other instanceof Float) {
            return same(value, ((Float) other).value);
        }
        return false;
    }

    private static boolean same(float left, float right) {
        return left == right & (left != 0 | 1 / left == 1 / right) | left != left & right != right;
    }

    public int compareTo(Float anotherFloat) {
        return compare(value, anotherFloat.value);
    }

    public static int compare(float left, float right) {
        if (left < right) {
            return -1;
        }
        if (left > right) {
            return 1;
        }
        int leftBits = floatToIntBits(left);
        int rightBits = floatToIntBits(right);
        return leftBits == rightBits ? 0 : leftBits < rightBits ? -1 : 1;
    }

    public static float sum(float left, float right) {
        return left + right;
    }

    public static float max(float left, float right) {
        return Math.max(left, right);
    }

    public static float min(float left, float right) {
        return Math.min(left, right);
    }

    public static native int floatToIntBits(float value);

    public static native int floatToRawIntBits(float value);

    public static native float intBitsToFloat(int bits);
}
