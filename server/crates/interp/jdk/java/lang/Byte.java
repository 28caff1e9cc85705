// Models java.lang.Byte.
// Source: class documentation, Java SE 17.
// Left out: describeConstable, TYPE.
package java.lang;

public final class Byte extends Number implements Comparable<Byte> {
    public static final byte MIN_VALUE = -128;
    public static final byte MAX_VALUE = 127;
    public static final int SIZE = 8;
    public static final int BYTES = 1;

    private static final Byte[] cache = new Byte[256];

    private final byte value;

    public Byte(byte value) {
        this.value = value;
    }

    public Byte(String text) {
        this.value = parseByte(text, 10);
    }

    /** Values from -128 to 127 always give the same object. */
    public static Byte valueOf(byte value) {
        int index = whydunit.Boxes.cacheIndex(value);
        if (index < 0) {
            return new Byte(value);
        }
        Byte box = index == whydunit.Boxes.UNKNOWN ? null : cache[index];
        if (box == null) {
            box = new Byte(value);
            whydunit.Boxes.mark(box);
            if (index != whydunit.Boxes.UNKNOWN) {
                cache[index] = box;
            }
        }
        return box;
    }

    public static Byte valueOf(String text) {
        return valueOf(parseByte(text, 10));
    }

    public static Byte valueOf(String text, int radix) {
        return valueOf(parseByte(text, radix));
    }

    public static byte parseByte(String text) {
        return parseByte(text, 10);
    }

    public static byte parseByte(String text, int radix) {
        int value = Integer.parseInt(text, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (byte) value;
    }

    public static Byte decode(String text) {
        int value = Integer.decode(text).intValue();
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value " + value + " out of range from input " + text);
        }
        return valueOf((byte) value);
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

    public static String toString(byte value) {
        return String.valueOf((int) value);
    }

    public int hashCode() {
        return value;
    }

    public static int hashCode(byte value) {
        return value;
    }

    public boolean equals(Object other) {
        if (other instanceof Byte) {
            return value == ((Byte) other).value;
        }
        return false;
    }

    public int compareTo(Byte anotherByte) {
        return value - anotherByte.value;
    }

    public static int compare(byte left, byte right) {
        return left - right;
    }

    public static int compareUnsigned(byte left, byte right) {
        return toUnsignedInt(left) - toUnsignedInt(right);
    }

    public static int toUnsignedInt(byte value) {
        return value & 0xFF;
    }

    public static long toUnsignedLong(byte value) {
        return value & 0xFFL;
    }
}
