// Models java.lang.Short.
// Source: class documentation, Java SE 17.
// Left out: describeConstable, TYPE.
package java.lang;

public final class Short extends Number implements Comparable<Short> {
    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    private static final Short[] cache = new Short[256];

    private final short value;

    public Short(short value) {
        this.value = value;
    }

    public Short(String text) {
        this.value = parseShort(text, 10);
    }

    /** Values from -128 to 127 always give the same object. */
    public static Short valueOf(short value) {
        int index = whydunit.Boxes.cacheIndex(value);
        if (index < 0) {
            return new Short(value);
        }
        Short box = index == whydunit.Boxes.UNKNOWN ? null : cache[index];
        if (box == null) {
            box = new Short(value);
            whydunit.Boxes.mark(box);
            if (index != whydunit.Boxes.UNKNOWN) {
                cache[index] = box;
            }
        }
        return box;
    }

    public static Short valueOf(String text) {
        return valueOf(parseShort(text, 10));
    }

    public static Short valueOf(String text, int radix) {
        return valueOf(parseShort(text, radix));
    }

    public static short parseShort(String text) {
        return parseShort(text, 10);
    }

    public static short parseShort(String text, int radix) {
        int value = Integer.parseInt(text, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (short) value;
    }

    public static Short decode(String text) {
        int value = Integer.decode(text).intValue();
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value " + value + " out of range from input " + text);
        }
        return valueOf((short) value);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return value;
    }

    public int intValue() {
        return value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public String toString() {
        return String.valueOf((int) value);
    }

    public static String toString(short value) {
        return String.valueOf((int) value);
    }

    public int hashCode() {
        return value;
    }

    public static int hashCode(short value) {
        return value;
    }

    public boolean equals(Object other) {
        if (other instanceof Short) {
            return value == ((Short) other).value;
        }
        return false;
    }

    public int compareTo(Short anotherShort) {
        return value - anotherShort.value;
    }

    public static int compare(short left, short right) {
        return left - right;
    }

    public static int compareUnsigned(short left, short right) {
        return toUnsignedInt(left) - toUnsignedInt(right);
    }

    public static int toUnsignedInt(short value) {
        return value & 0xFFFF;
    }

    public static long toUnsignedLong(short value) {
        return value & 0xFFFFL;
    }

    public static short reverseBytes(short value) {
        return (short) ((value & 0xFF00) >> 8 | value << 8);
    }
}
