// Models java.lang.Integer.
// Source: class documentation, Java SE 17.
// Left out: system properties (getInteger), describeConstable, TYPE, deprecated-for-removal behaviour of constructors.
package java.lang;

public final class Integer extends Number implements Comparable<Integer> {
    public static final int MIN_VALUE = -2147483648;
    public static final int MAX_VALUE = 2147483647;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    private static final Integer[] cache = new Integer[256];

    private final int value;

    public Integer(int value) {
        this.value = value;
    }

    public Integer(String text) {
        this.value = parseInt(text, 10);
    }

    /** Values from -128 to 127 always give the same object. */
    public static Integer valueOf(int value) {
        int index = whydunit.Boxes.cacheIndex(value);
        if (index < 0) {
            return new Integer(value);
        }
        Integer box = index == whydunit.Boxes.UNKNOWN ? null : cache[index];
        if (box == null) {
            box = new Integer(value);
            whydunit.Boxes.mark(box);
            if (index != whydunit.Boxes.UNKNOWN) {
                cache[index] = box;
            }
        }
        return box;
    }

    public static Integer valueOf(String text) {
        return valueOf(parseInt(text, 10));
    }

    public static Integer valueOf(String text, int radix) {
        return valueOf(parseInt(text, radix));
    }

    public static int parseInt(String text) {
        return parseInt(text, 10);
    }

    public static int parseInt(String text, int radix) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (radix < Character.MIN_RADIX) {
            throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
        }
        if (radix > Character.MAX_RADIX) {
            throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
        }
        int length = text.length();
        int start = 0;
        boolean negative = false;
        if (length > 0 && (text.charAt(0) == '-' || text.charAt(0) == '+')) {
            negative = text.charAt(0) == '-';
            start = 1;
        }
        if (start == length) {
            throw malformed(text, radix);
        }
        // Counted downwards, for there is one more negative number than positive ones.
        int limit = negative ? MIN_VALUE : -MAX_VALUE;
        int least = limit / radix;
        int result = 0;
        for (int i = start; i < length; i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0 || result < least) {
                throw malformed(text, radix);
            }
            result *= radix;
            if (result < limit + digit) {
                throw malformed(text, radix);
            }
            result -= digit;
        }
        return negative ? result : -result;
    }

    private static NumberFormatException malformed(String text, int radix) {
        return new NumberFormatException("For input string: \"" + text + "\""
                + (radix == 10 ? "" : " under radix " + radix));
    }

    public static int parseUnsignedInt(String text) {
        return parseUnsignedInt(text, 10);
    }

    public static int parseUnsignedInt(String text, int radix) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (text.length() > 0 && text.charAt(0) == '-') {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        long value = Long.parseLong(text, radix);
        if (value > 0xFFFFFFFFL) {
            throw new NumberFormatException("String value " + text + " exceeds range of unsigned int.");
        }
        return (int) value;
    }

    public static Integer decode(String text) {
        if (text.length() == 0) {
            throw new NumberFormatException("Zero length string");
        }
        int index = 0;
        boolean negative = false;
        if (text.charAt(0) == '-' || text.charAt(0) == '+') {
            negative = text.charAt(0) == '-';
            index++;
        }
        int radix = 10;
        if (text.startsWith("0x", index) || text.startsWith("0X", index)) {
            index += 2;
            radix = 16;
        } else if (text.startsWith("#", index)) {
            index++;
            radix = 16;
        } else if (text.startsWith("0", index) && text.length() > index + 1) {
            index++;
            radix = 8;
        }
        if (text.startsWith("-", index) || text.startsWith("+", index)) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        String digits = text.substring(index);
        return valueOf(parseInt(negative ? "-" + digits : digits, radix));
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return (double) value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public int hashCode() {
        return hashCode(value);
    }

    public boolean equals(Object other) {
        if (other instanceof Integer) {
            return value == ((Integer) other).value;
        }
        return false;
    }

    public int compareTo(Integer anotherInteger) {
        return compare(value, anotherInteger.value);
    }

    public static int compare(int left, int right) {
        return left < right ? -1 : left == right ? 0 : 1;
    }

    public static int compareUnsigned(int left, int right) {
        return compare(left + MIN_VALUE, right + MIN_VALUE);
    }

    public static int signum(int value) {
        return value > 0 ? 1 : value < 0 ? -1 : 0;
    }

    public static int sum(int left, int right) {
        return left + right;
    }

    public static int max(int left, int right) {
        return left >= right ? left : right;
    }

    public static int min(int left, int right) {
        return left <= right ? left : right;
    }

    public static int hashCode(int value) {
        return value;
    }

    public static String toString(int value) {
        return String.valueOf(value);
    }

    public static String toString(int value, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX || radix == 10) {
            return String.valueOf(value);
        }
        char[] digits = new char[SIZE + 1];
        int at = SIZE + 1;
        int rest = value < 0 ? value : -value;
        do {
            at--;
            digits[at] = Character.forDigit((int) -(rest % radix), radix);
            rest /= radix;
        } while (rest != 0);
        if (value < 0) {
            at--;
            digits[at] = '-';
        }
        return String.valueOf(digits, at, SIZE + 1 - at);
    }

    public static String toBinaryString(int value) {
        return toPowerOfTwo(value, 1);
    }

    public static String toOctalString(int value) {
        return toPowerOfTwo(value, 3);
    }

    public static String toHexString(int value) {
        return toPowerOfTwo(value, 4);
    }

    private static String toPowerOfTwo(int value, int shift) {
        char[] digits = new char[SIZE];
        int at = SIZE;
        int rest = value;
        do {
            at--;
            digits[at] = Character.forDigit((int) (rest & ((1 << shift) - 1)), 16);
            rest >>>= shift;
        } while (rest != 0);
        return String.valueOf(digits, at, SIZE - at);
    }

    public static String toUnsignedString(int value) {
        return Long.toString(toUnsignedLong(value));
    }

    public static String toUnsignedString(int value, int radix) {
        return Long.toString(toUnsignedLong(value), radix);
    }

    public static long toUnsignedLong(int value) {
        return value & 0xFFFFFFFFL;
    }

    public static int divideUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) / toUnsignedLong(divisor));
    }

    public static int remainderUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) % toUnsignedLong(divisor));
    }

    public static int highestOneBit(int value) {
        return value == 0 ? 0 : MIN_VALUE >>> numberOfLeadingZeros(value);
    }

    public static int lowestOneBit(int value) {
        return value & -value;
    }

    public static int numberOfLeadingZeros(int value) {
        if (value == 0) {
            return 32;
        }
        int count = 0;
        int rest = value;
        if (rest >>> 16 == 0) {
            count += 16;
            rest <<= 16;
        }
        if (rest >>> 24 == 0) {
            count += 8;
            rest <<= 8;
        }
        if (rest >>> 28 == 0) {
            count += 4;
            rest <<= 4;
        }
        if (rest >>> 30 == 0) {
            count += 2;
            rest <<= 2;
        }
        if (rest >>> 31 == 0) {
            count += 1;
            rest <<= 1;
        }
        return count;
    }

    public static int numberOfTrailingZeros(int value) {
        return value == 0 ? 32 : 31 - numberOfLeadingZeros(value & -value);
    }

    public static int bitCount(int value) {
        int count = 0;
        int rest = value;
        while (rest != 0) {
            rest &= rest - 1;
            count++;
        }
        return count;
    }

    public static int rotateLeft(int value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static int rotateRight(int value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static int reverse(int value) {
        int result = 0;
        int rest = value;
        for (int i = 0; i < 32; i++) {
            result = result << 1 | rest & 1;
            rest >>>= 1;
        }
        return result;
    }

    public static int reverseBytes(int value) {
        int result = 0;
        int rest = value;
        for (int i = 0; i < 4; i++) {
            result = result << 8 | rest & 0xFF;
            rest >>>= 8;
        }
        return result;
    }

    public static int parseInt(CharSequence text, int begin, int end, int radix) {
        return parseInt(part(text, begin, end), radix);
    }

    public static int parseUnsignedInt(CharSequence text, int begin, int end, int radix) {
        return parseUnsignedInt(part(text, begin, end), radix);
    }

    private static String part(CharSequence text, int begin, int end) {
        if (begin < 0 || begin > end || end > text.length()) {
            throw new IndexOutOfBoundsException();
        }
        return text.subSequence(begin, end).toString();
    }
}
