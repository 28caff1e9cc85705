// Models java.lang.Long.
// Source: class documentation, Java SE 17.
// Left out: system properties (getLong), describeConstable, TYPE, deprecated-for-removal behaviour of constructors.
package java.lang;

public final class Long extends Number implements Comparable<Long> {
    public static final long MIN_VALUE = -9223372036854775808L;
    public static final long MAX_VALUE = 9223372036854775807L;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    private static final Long[] cache = new Long[256];

    private final long value;

    public Long(long value) {
        this.value = value;
    }

    public Long(String text) {
        this.value = parseLong(text, 10);
    }

    /** Values from -128 to 127 always give the same object. */
    public static Long valueOf(long value) {
        int index = whydunit.Boxes.cacheIndex(value);
        if (index < 0) {
            return new Long(value);
        }
        Long box = index == whydunit.Boxes.UNKNOWN ? null : cache[index];
        if (box == null) {
            box = new Long(value);
            whydunit.Boxes.mark(box);
            if (index != whydunit.Boxes.UNKNOWN) {
                cache[index] = box;
            }
        }
        return box;
    }

    public static Long valueOf(String text) {
        return valueOf(parseLong(text, 10));
    }

    public static Long valueOf(String text, int radix) {
        return valueOf(parseLong(text, radix));
    }

    public static long parseLong(String text) {
        return parseLong(text, 10);
    }

    public static long parseLong(String text, int radix) {
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
        long limit = negative ? MIN_VALUE : -MAX_VALUE;
        long least = limit / radix;
        long result = 0;
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

    public static long parseUnsignedLong(String text) {
        return parseUnsignedLong(text, 10);
    }

    public static long parseUnsignedLong(String text, int radix) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (text.length() > 0 && text.charAt(0) == '-') {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        int start = text.length() > 0 && text.charAt(0) == '+' ? 1 : 0;
        if (start == text.length() || radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            return parseLong(text, radix);
        }
        long result = 0;
        for (int i = start; i < text.length(); i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0) {
                throw malformed(text, radix);
            }
            long next = result * radix + digit;
            if (Long.compareUnsigned(result, divideUnsigned(-1L, radix)) > 0
                    || Long.compareUnsigned(next, digit) < 0 && result != 0) {
                throw new NumberFormatException("String value " + text + " exceeds range of unsigned long.");
            }
            result = next;
        }
        return result;
    }

    public static Long decode(String text) {
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
        return valueOf(parseLong(negative ? "-" + digits : digits, radix));
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
        if (other instanceof Long) {
            return value == ((Long) other).value;
        }
        return false;
    }

    public int compareTo(Long anotherLong) {
        return compare(value, anotherLong.value);
    }

    public static int compare(long left, long right) {
        return left < right ? -1 : left == right ? 0 : 1;
    }

    public static int compareUnsigned(long left, long right) {
        return compare(left + MIN_VALUE, right + MIN_VALUE);
    }

    public static int signum(long value) {
        return value > 0 ? 1 : value < 0 ? -1 : 0;
    }

    public static long sum(long left, long right) {
        return left + right;
    }

    public static long max(long left, long right) {
        return left >= right ? left : right;
    }

    public static long min(long left, long right) {
        return left <= right ? left : right;
    }

    public static int hashCode(long value) {
        return (int) (value ^ (value >>> 32));
    }

    public static String toString(long value) {
        return String.valueOf(value);
    }

    public static String toString(long value, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX || radix == 10) {
            return String.valueOf(value);
        }
        char[] digits = new char[SIZE + 1];
        int at = SIZE + 1;
        long rest = value < 0 ? value : -value;
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

    public static String toBinaryString(long value) {
        return toPowerOfTwo(value, 1);
    }

    public static String toOctalString(long value) {
        return toPowerOfTwo(value, 3);
    }

    public static String toHexString(long value) {
        return toPowerOfTwo(value, 4);
    }

    private static String toPowerOfTwo(long value, int shift) {
        char[] digits = new char[SIZE];
        int at = SIZE;
        long rest = value;
        do {
            at--;
            digits[at] = Character.forDigit((int) (rest & ((1 << shift) - 1)), 16);
            rest >>>= shift;
        } while (rest != 0);
        return String.valueOf(digits, at, SIZE - at);
    }

    public static String toUnsignedString(long value) {
        return toUnsignedString(value, 10);
    }

    public static String toUnsignedString(long value, int radix) {
        if (value >= 0 || radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            return value >= 0 ? toString(value, radix) : toUnsignedString(value, 10);
        }
        long quotient = divideUnsigned(value, radix);
        return toString(quotient, radix) + Character.forDigit((int) (value - quotient * radix), radix);
    }

    public static long divideUnsigned(long dividend, long divisor) {
        if (divisor < 0) {
            return compareUnsigned(dividend, divisor) < 0 ? 0 : 1;
        }
        if (dividend >= 0) {
            return dividend / divisor;
        }
        long quotient = ((dividend >>> 1) / divisor) << 1;
        return compareUnsigned(dividend - quotient * divisor, divisor) >= 0 ? quotient + 1 : quotient;
    }

    public static long remainderUnsigned(long dividend, long divisor) {
        return dividend - divideUnsigned(dividend, divisor) * divisor;
    }

    public static long highestOneBit(long value) {
        return value == 0 ? 0 : MIN_VALUE >>> numberOfLeadingZeros(value);
    }

    public static long lowestOneBit(long value) {
        return value & -value;
    }

    public static int numberOfLeadingZeros(long value) {
        if (value == 0) {
            return 64;
        }
        int count = 0;
        long rest = value;
        if (rest >>> 32 == 0) {
            count += 32;
            rest <<= 32;
        }
        if (rest >>> 48 == 0) {
            count += 16;
            rest <<= 16;
        }
        if (rest >>> 56 == 0) {
            count += 8;
            rest <<= 8;
        }
        if (rest >>> 60 == 0) {
            count += 4;
            rest <<= 4;
        }
        if (rest >>> 62 == 0) {
            count += 2;
            rest <<= 2;
        }
        if (rest >>> 63 == 0) {
            count += 1;
            rest <<= 1;
        }
        return count;
    }

    public static int numberOfTrailingZeros(long value) {
        return value == 0 ? 64 : 63 - numberOfLeadingZeros(value & -value);
    }

    public static int bitCount(long value) {
        int count = 0;
        long rest = value;
        while (rest != 0) {
            rest &= rest - 1;
            count++;
        }
        return count;
    }

    public static long rotateLeft(long value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static long rotateRight(long value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static long reverse(long value) {
        long result = 0;
        long rest = value;
        for (int i = 0; i < 64; i++) {
            result = result << 1 | rest & 1;
            rest >>>= 1;
        }
        return result;
    }

    public static long reverseBytes(long value) {
        long result = 0;
        long rest = value;
        for (int i = 0; i < 8; i++) {
            result = result << 8 | rest & 0xFF;
            rest >>>= 8;
        }
        return result;
    }

    public static long parseLong(CharSequence text, int begin, int end, int radix) {
        return parseLong(part(text, begin, end), radix);
    }

    public static long parseUnsignedLong(CharSequence text, int begin, int end, int radix) {
        return parseUnsignedLong(part(text, begin, end), radix);
    }

    private static String part(CharSequence text, int begin, int end) {
        if (begin < 0 || begin > end || end > text.length()) {
            throw new IndexOutOfBoundsException();
        }
        return text.subSequence(begin, end).toString();
    }
}
