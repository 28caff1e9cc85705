// Models java.lang.Character.
// Source: class documentation, Java SE 17 (Unicode 13). ASCII is decided here, so that unknown
// characters can be reasoned about; the rest by the interpreter's own tables.
// Left out: names of characters, directions, mirroring, title case of code points beyond the simple mapping,
// Unicode identifiers, ideographs, blocks and scripts, describeConstable.
package java.lang;

public final class Character implements java.io.Serializable, Comparable<Character> {
    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uFFFF';
    public static final char MIN_HIGH_SURROGATE = '\uD800';
    public static final char MAX_HIGH_SURROGATE = '\uDBFF';
    public static final char MIN_LOW_SURROGATE = '\uDC00';
    public static final char MAX_LOW_SURROGATE = '\uDFFF';
    public static final char MIN_SURROGATE = '\uD800';
    public static final char MAX_SURROGATE = '\uDFFF';
    public static final int MIN_CODE_POINT = 0;
    public static final int MAX_CODE_POINT = 0x10FFFF;
    public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x10000;
    public static final int SIZE = 16;
    public static final int BYTES = 2;
    public static final byte UNASSIGNED = 0;
    public static final byte UPPERCASE_LETTER = 1;
    public static final byte LOWERCASE_LETTER = 2;
    public static final byte TITLECASE_LETTER = 3;
    public static final byte MODIFIER_LETTER = 4;
    public static final byte OTHER_LETTER = 5;
    public static final byte DECIMAL_DIGIT_NUMBER = 9;
    public static final byte LETTER_NUMBER = 10;
    public static final byte SPACE_SEPARATOR = 12;
    public static final byte CONTROL = 15;

    private static final Character[] cache = new Character[256];

    private final char value;

    public Character(char value) {
        this.value = value;
    }

    /** Values up to 127 always give the same object. */
    public static Character valueOf(char value) {
        int index = whydunit.Boxes.cacheIndex(value);
        if (index < 0) {
            return new Character(value);
        }
        Character box = index == whydunit.Boxes.UNKNOWN ? null : cache[index];
        if (box == null) {
            box = new Character(value);
            whydunit.Boxes.mark(box);
            if (index != whydunit.Boxes.UNKNOWN) {
                cache[index] = box;
            }
        }
        return box;
    }

    public char charValue() {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(char value) {
        return String.valueOf(value);
    }

    public static String toString(int codePoint) {
        if (!isValidCodePoint(codePoint)) {
            throw new IllegalArgumentException("Not a valid Unicode code point: 0x"
                    + Integer.toHexString(codePoint).toUpperCase());
        }
        return String.valueOf(toChars(codePoint));
    }

    public int hashCode() {
        return value;
    }

    public static int hashCode(char value) {
        return value;
    }

    public boolean equals(Object other) {
        if (other instanceof Character) {
            return value == ((Character) other).value;
        }
        return false;
    }

    public int compareTo(Character anotherCharacter) {
        return value - anotherCharacter.value;
    }

    public static int compare(char left, char right) {
        return left - right;
    }

    public static char reverseBytes(char value) {
        return (char) ((value & 0xFF00) >> 8 | value << 8);
    }

    public static boolean isDigit(char value) {
        return isDigit((int) value);
    }

    public static boolean isDigit(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return codePoint >= '0' && codePoint <= '9';
        }
        return getType(codePoint) == DECIMAL_DIGIT_NUMBER;
    }

    public static boolean isLetter(char value) {
        return isLetter((int) value);
    }

    public static boolean isLetter(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return codePoint >= 'a' && codePoint <= 'z' || codePoint >= 'A' && codePoint <= 'Z';
        }
        int type = getType(codePoint);
        return type >= UPPERCASE_LETTER && type <= OTHER_LETTER;
    }

    public static boolean isLetterOrDigit(char value) {
        return isLetterOrDigit((int) value);
    }

    public static boolean isLetterOrDigit(int codePoint) {
        return isLetter(codePoint) || isDigit(codePoint);
    }

    public static boolean isAlphabetic(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return isLetter(codePoint);
        }
        return isAlphabeticBeyondAscii(codePoint);
    }

    private static native boolean isAlphabeticBeyondAscii(int codePoint);

    public static boolean isUpperCase(char value) {
        return isUpperCase((int) value);
    }

    public static boolean isUpperCase(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return codePoint >= 'A' && codePoint <= 'Z';
        }
        return isUpperCaseBeyondAscii(codePoint);
    }

    private static native boolean isUpperCaseBeyondAscii(int codePoint);

    public static boolean isLowerCase(char value) {
        return isLowerCase((int) value);
    }

    public static boolean isLowerCase(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return codePoint >= 'a' && codePoint <= 'z';
        }
        return isLowerCaseBeyondAscii(codePoint);
    }

    private static native boolean isLowerCaseBeyondAscii(int codePoint);

    public static boolean isTitleCase(char value) {
        return getType(value) == TITLECASE_LETTER;
    }

    public static boolean isDefined(char value) {
        return getType(value) != UNASSIGNED;
    }

    public static boolean isWhitespace(char value) {
        return isWhitespace((int) value);
    }

    public static boolean isWhitespace(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return codePoint == ' ' || codePoint >= '\t' && codePoint <= '\r' || codePoint >= 0x1C && codePoint <= 0x1F;
        }
        if (codePoint == '\u00A0' || codePoint == '\u2007' || codePoint == '\u202F') {
            return false;
        }
        int type = getType(codePoint);
        return type >= 12 && type <= 14;
    }

    public static boolean isSpaceChar(char value) {
        return isSpaceChar((int) value);
    }

    public static boolean isSpaceChar(int codePoint) {
        int type = getType(codePoint);
        return type >= 12 && type <= 14;
    }

    public static boolean isISOControl(char value) {
        return isISOControl((int) value);
    }

    public static boolean isISOControl(int codePoint) {
        return codePoint >= 0 && codePoint <= 0x1F || codePoint >= 0x7F && codePoint <= 0x9F;
    }

    public static boolean isJavaIdentifierStart(char value) {
        return isJavaIdentifierStart((int) value);
    }

    /** Letters, letter numbers, currency signs and connecting punctuation. */
    public static boolean isJavaIdentifierStart(int codePoint) {
        int type = getType(codePoint);
        return type >= 1 && type <= 5 || type == LETTER_NUMBER || type == 26 || type == 23;
    }

    public static boolean isJavaIdentifierPart(char value) {
        return isJavaIdentifierPart((int) value);
    }

    public static boolean isJavaIdentifierPart(int codePoint) {
        int type = getType(codePoint);
        return isJavaIdentifierStart(codePoint) || type == DECIMAL_DIGIT_NUMBER || type == 6 || type == 8 || type == 16
                || codePoint >= 0 && codePoint <= 8 || codePoint >= 0xE && codePoint <= 0x1B
                || codePoint >= 0x7F && codePoint <= 0x9F;
    }

    public static int getType(char value) {
        return getType((int) value);
    }

    /** The general category, numbered as in the class documentation. */
    public static native int getType(int codePoint);

    public static char toUpperCase(char value) {
        return (char) toUpperCase((int) value);
    }

    public static int toUpperCase(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return codePoint >= 'a' && codePoint <= 'z' ? codePoint - 32 : codePoint;
        }
        return toUpperCaseBeyondAscii(codePoint);
    }

    private static native int toUpperCaseBeyondAscii(int codePoint);

    public static char toLowerCase(char value) {
        return (char) toLowerCase((int) value);
    }

    public static int toLowerCase(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return codePoint >= 'A' && codePoint <= 'Z' ? codePoint + 32 : codePoint;
        }
        return toLowerCaseBeyondAscii(codePoint);
    }

    private static native int toLowerCaseBeyondAscii(int codePoint);

    public static char toTitleCase(char value) {
        // The letters made of two, of which the first is the capital.
        if (value >= 0x1C4 && value <= 0x1CC) {
            return (char) (value - (value - 0x1C4) % 3 + 1);
        }
        if (value >= 0x1F1 && value <= 0x1F3) {
            return (char) 0x1F2;
        }
        return toUpperCase(value);
    }

    public static int toTitleCase(int codePoint) {
        return isBmpCodePoint(codePoint) ? toTitleCase((char) codePoint) : toUpperCase(codePoint);
    }

    public static int digit(char value, int radix) {
        return digit((int) value, radix);
    }

    public static int digit(int codePoint, int radix) {
        int digit = -1;
        if (codePoint >= '0' && codePoint <= '9') {
            digit = codePoint - '0';
        } else if (codePoint >= 'a' && codePoint <= 'z') {
            digit = codePoint - 'a' + 10;
        } else if (codePoint >= 'A' && codePoint <= 'Z') {
            digit = codePoint - 'A' + 10;
        } else if (codePoint >= 128) {
            digit = digitBeyondAscii(codePoint);
        }
        return digit < radix && radix >= MIN_RADIX && radix <= MAX_RADIX ? digit : -1;
    }

    /** Value of a decimal digit or full-width letter, or -1. */
    private static native int digitBeyondAscii(int codePoint);

    public static int getNumericValue(char value) {
        return getNumericValue((int) value);
    }

    public static int getNumericValue(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return digit(codePoint, MAX_RADIX);
        }
        return numericValueBeyondAscii(codePoint);
    }

    private static native int numericValueBeyondAscii(int codePoint);

    public static char forDigit(int digit, int radix) {
        if (radix < MIN_RADIX || radix > MAX_RADIX || digit < 0 || digit >= radix) {
            return '\0';
        }
        return (char) (digit < 10 ? '0' + digit : 'a' + digit - 10);
    }

    public static boolean isHighSurrogate(char value) {
        return value >= MIN_HIGH_SURROGATE && value <= MAX_HIGH_SURROGATE;
    }

    public static boolean isLowSurrogate(char value) {
        return value >= MIN_LOW_SURROGATE && value <= MAX_LOW_SURROGATE;
    }

    public static boolean isSurrogate(char value) {
        return value >= MIN_SURROGATE && value <= MAX_SURROGATE;
    }

    public static boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) && isLowSurrogate(low);
    }

    public static boolean isValidCodePoint(int codePoint) {
        return codePoint >= 0 && codePoint <= MAX_CODE_POINT;
    }

    public static boolean isBmpCodePoint(int codePoint) {
        return codePoint >>> 16 == 0;
    }

    public static boolean isSupplementaryCodePoint(int codePoint) {
        return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT && codePoint <= MAX_CODE_POINT;
    }

    public static int charCount(int codePoint) {
        return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT ? 2 : 1;
    }

    public static int toCodePoint(char high, char low) {
        return (high - MIN_HIGH_SURROGATE << 10) + (low - MIN_LOW_SURROGATE) + MIN_SUPPLEMENTARY_CODE_POINT;
    }

    public static char highSurrogate(int codePoint) {
        return (char) ((codePoint - MIN_SUPPLEMENTARY_CODE_POINT >>> 10) + MIN_HIGH_SURROGATE);
    }

    public static char lowSurrogate(int codePoint) {
        return (char) ((codePoint & 0x3FF) + MIN_LOW_SURROGATE);
    }

    public static char[] toChars(int codePoint) {
        if (isBmpCodePoint(codePoint)) {
            return new char[] {(char) codePoint};
        }
        if (!isValidCodePoint(codePoint)) {
            throw new IllegalArgumentException("Not a valid Unicode code point: 0x"
                    + Integer.toHexString(codePoint).toUpperCase());
        }
        return new char[] {highSurrogate(codePoint), lowSurrogate(codePoint)};
    }

    public static int codePointAt(CharSequence text, int index) {
        char high = text.charAt(index);
        if (isHighSurrogate(high) && index + 1 < text.length()) {
            char low = text.charAt(index + 1);
            if (isLowSurrogate(low)) {
                return toCodePoint(high, low);
            }
        }
        return high;
    }

    public static int codePointAt(char[] text, int index) {
        char high = text[index];
        if (isHighSurrogate(high) && index + 1 < text.length && isLowSurrogate(text[index + 1])) {
            return toCodePoint(high, text[index + 1]);
        }
        return high;
    }

    public static final byte NON_SPACING_MARK = 6;
    public static final byte ENCLOSING_MARK = 7;
    public static final byte COMBINING_SPACING_MARK = 8;
    public static final byte OTHER_NUMBER = 11;
    public static final byte LINE_SEPARATOR = 13;
    public static final byte PARAGRAPH_SEPARATOR = 14;
    public static final byte FORMAT = 16;
    public static final byte PRIVATE_USE = 18;
    public static final byte SURROGATE = 19;
    public static final byte DASH_PUNCTUATION = 20;
    public static final byte START_PUNCTUATION = 21;
    public static final byte END_PUNCTUATION = 22;
    public static final byte CONNECTOR_PUNCTUATION = 23;
    public static final byte OTHER_PUNCTUATION = 24;
    public static final byte MATH_SYMBOL = 25;
    public static final byte CURRENCY_SYMBOL = 26;
    public static final byte MODIFIER_SYMBOL = 27;
    public static final byte OTHER_SYMBOL = 28;
    public static final byte INITIAL_QUOTE_PUNCTUATION = 29;
    public static final byte FINAL_QUOTE_PUNCTUATION = 30;

    public static boolean isTitleCase(int codePoint) {
        return getType(codePoint) == TITLECASE_LETTER;
    }

    public static boolean isDefined(int codePoint) {
        return getType(codePoint) != UNASSIGNED;
    }

    public static int codePointAt(char[] text, int index, int limit) {
        if (index >= limit || limit < 0 || limit > text.length) {
            throw new IndexOutOfBoundsException();
        }
        char high = text[index];
        if (isHighSurrogate(high) && index + 1 < limit && isLowSurrogate(text[index + 1])) {
            return toCodePoint(high, text[index + 1]);
        }
        return high;
    }

    public static int codePointBefore(CharSequence text, int index) {
        char low = text.charAt(index - 1);
        if (isLowSurrogate(low) && index >= 2) {
            char high = text.charAt(index - 2);
            if (isHighSurrogate(high)) {
                return toCodePoint(high, low);
            }
        }
        return low;
    }

    public static int codePointBefore(char[] text, int index) {
        return codePointBefore(text, index, 0);
    }

    public static int codePointBefore(char[] text, int index, int start) {
        if (index <= start || start < 0 || start >= text.length) {
            throw new IndexOutOfBoundsException();
        }
        char low = text[index - 1];
        if (isLowSurrogate(low) && index - 2 >= start && isHighSurrogate(text[index - 2])) {
            return toCodePoint(text[index - 2], low);
        }
        return low;
    }

    public static int codePointCount(CharSequence text, int begin, int end) {
        if (begin < 0 || begin > end || end > text.length()) {
            throw new IndexOutOfBoundsException();
        }
        int count = 0;
        for (int i = begin; i < end; i++) {
            count++;
            if (isHighSurrogate(text.charAt(i)) && i + 1 < end && isLowSurrogate(text.charAt(i + 1))) {
                i++;
            }
        }
        return count;
    }

    public static int codePointCount(char[] text, int offset, int count) {
        if (count > text.length - offset || offset < 0 || count < 0) {
            throw new IndexOutOfBoundsException();
        }
        return codePointCount(new String(text, offset, count), 0, count);
    }

    public static int offsetByCodePoints(CharSequence text, int index, int count) {
        int length = text.length();
        if (index < 0 || index > length) {
            throw new IndexOutOfBoundsException();
        }
        int at = index;
        for (int left = count; left > 0; left--) {
            if (at >= length) {
                throw new IndexOutOfBoundsException();
            }
            boolean pair = isHighSurrogate(text.charAt(at)) && at + 1 < length && isLowSurrogate(text.charAt(at + 1));
            at += pair ? 2 : 1;
        }
        for (int left = count; left < 0; left++) {
            if (at <= 0) {
                throw new IndexOutOfBoundsException();
            }
            boolean pair = isLowSurrogate(text.charAt(at - 1)) && at > 1 && isHighSurrogate(text.charAt(at - 2));
            at -= pair ? 2 : 1;
        }
        return at;
    }

    public static int offsetByCodePoints(char[] text, int start, int count, int index, int offset) {
        if (count > text.length - start || start < 0 || count < 0 || index < start || index > start + count) {
            throw new IndexOutOfBoundsException();
        }
        return start + offsetByCodePoints(new String(text, start, count), index - start, offset);
    }

    public static int toChars(int codePoint, char[] target, int index) {
        char[] units = toChars(codePoint);
        for (int i = 0; i < units.length; i++) {
            target[index + i] = units[i];
        }
        return units.length;
    }

    public static boolean isIdentifierIgnorable(char value) {
        return isIdentifierIgnorable((int) value);
    }

    public static boolean isIdentifierIgnorable(int codePoint) {
        return codePoint >= 0 && codePoint <= 8 || codePoint >= 0xE && codePoint <= 0x1B
                || codePoint >= 0x7F && codePoint <= 0x9F || getType(codePoint) == FORMAT;
    }

    public static boolean isJavaLetter(char value) {
        return isJavaIdentifierStart(value);
    }

    public static boolean isJavaLetterOrDigit(char value) {
        return isJavaIdentifierPart(value);
    }

    public static boolean isSpace(char value) {
        return value == ' ' || value == '\t' || value == '\n' || value == '\f' || value == '\r';
    }
}
