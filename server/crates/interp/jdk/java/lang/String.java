// Models java.lang.String. The text itself is held by the interpreter.
// Source: class documentation, Java SE 17.
// Left out: byte encodings beyond UTF-8, US-ASCII and ISO-8859-1, locales other than the root, the deprecated
// constructors and getBytes with a high byte, describeConstable, resolveConstantDesc.
package java.lang;

import java.util.Comparator;
import java.util.Iterator;
import java.util.Locale;

public final class String implements java.io.Serializable, Comparable<String>, CharSequence {
    public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitiveOrder();

    private static final class CaseInsensitiveOrder implements Comparator<String> {
        public int compare(String left, String right) {
            return left.compareToIgnoreCase(right);
        }
    }

    public String() {
        become("");
    }

    public String(String original) {
        become(original);
    }

    public String(char[] value) {
        become(fromChars(value, 0, value.length));
    }

    public String(char[] value, int offset, int count) {
        become(valueOf(value, offset, count));
    }

    public String(int[] codePoints, int offset, int count) {
        checkOffsetCount(offset, count, codePoints.length);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            int codePoint = codePoints[offset + i];
            if (!Character.isValidCodePoint(codePoint)) {
                throw new IllegalArgumentException(Integer.toString(codePoint));
            }
            text.appendCodePoint(codePoint);
        }
        become(text.toString());
    }

    public String(byte[] bytes) {
        become(fromUtf8(bytes, 0, bytes.length));
    }

    public String(byte[] bytes, int offset, int length) {
        checkOffsetCount(offset, length, bytes.length);
        become(fromUtf8(bytes, offset, length));
    }

    public String(byte[] bytes, java.nio.charset.Charset charset) {
        if (charset == null) {
            throw new NullPointerException();
        }
        if (charset.name().equals("UTF-8")) {
            become(fromUtf8(bytes, 0, bytes.length));
        } else {
            int largest = charset.name().equals("US-ASCII") ? 0x7F : 0xFF;
            char[] units = new char[bytes.length];
            for (int i = 0; i < units.length; i++) {
                int unit = bytes[i] & 0xFF;
                units[i] = unit <= largest ? (char) unit : '\uFFFD';
            }
            become(fromChars(units, 0, units.length));
        }
    }

    public String(StringBuffer buffer) {
        become(buffer.toString());
    }

    public String(StringBuilder builder) {
        become(builder.toString());
    }

    /** Gives a string under construction its text. */
    private native void become(String text);

    private static native String fromChars(char[] value, int offset, int count);

    private static native String fromUtf8(byte[] bytes, int offset, int count);

    private static void checkOffsetCount(int offset, int count, int length) {
        if (offset < 0 || count < 0 || offset > length - count) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", count " + count + ", length " + length);
        }
    }

    public native int length();

    public native boolean isEmpty();

    public native boolean isBlank();

    public native char charAt(int index);

    public int codePointAt(int index) {
        if (index < 0 || index >= length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + length());
        }
        char high = charAt(index);
        if (Character.isHighSurrogate(high) && index + 1 < length()) {
            char low = charAt(index + 1);
            if (Character.isLowSurrogate(low)) {
                return Character.toCodePoint(high, low);
            }
        }
        return high;
    }

    public int codePointBefore(int index) {
        if (index < 1 || index > length()) {
            throw new StringIndexOutOfBoundsException(index);
        }
        char low = charAt(index - 1);
        if (Character.isLowSurrogate(low) && index >= 2) {
            char high = charAt(index - 2);
            if (Character.isHighSurrogate(high)) {
                return Character.toCodePoint(high, low);
            }
        }
        return low;
    }

    public int codePointCount(int begin, int end) {
        if (begin < 0 || begin > end || end > length()) {
            throw new IndexOutOfBoundsException();
        }
        int count = 0;
        for (int i = begin; i < end; i++) {
            count++;
            if (Character.isHighSurrogate(charAt(i)) && i + 1 < end && Character.isLowSurrogate(charAt(i + 1))) {
                i++;
            }
        }
        return count;
    }

    public void getChars(int begin, int end, char[] target, int targetBegin) {
        if (begin < 0 || begin > end || end > length()) {
            throw new StringIndexOutOfBoundsException("begin " + begin + ", end " + end + ", length " + length());
        }
        int count = end - begin;
        if (targetBegin < 0 || targetBegin > target.length - count) {
            throw new StringIndexOutOfBoundsException("offset " + targetBegin + ", count " + count + ", length " + target.length);
        }
        for (int i = 0; i < count; i++) {
            target[targetBegin + i] = charAt(begin + i);
        }
    }

    public native char[] toCharArray();

    /** In UTF-8, the default charset. */
    public native byte[] getBytes();

    /** What the charset has no character for becomes a question mark. */
    public byte[] getBytes(java.nio.charset.Charset charset) {
        if (charset == null) {
            throw new NullPointerException();
        }
        if (charset.name().equals("UTF-8")) {
            return getBytes();
        }
        int largest = charset.name().equals("US-ASCII") ? 0x7F : 0xFF;
        byte[] bytes = new byte[length()];
        for (int i = 0; i < bytes.length; i++) {
            char unit = charAt(i);
            bytes[i] = unit <= largest ? (byte) unit : (byte) '?';
        }
        return bytes;
    }

    public native boolean equals(Object other);

    public boolean contentEquals(CharSequence other) {
        return equals(other.toString());
    }

    public native boolean equalsIgnoreCase(String other);

    public native int compareTo(String other);

    public native int compareToIgnoreCase(String other);

    public native int hashCode();

    public boolean regionMatches(int offset, String other, int otherOffset, int count) {
        return regionMatches(false, offset, other, otherOffset, count);
    }

    public boolean regionMatches(boolean ignoreCase, int offset, String other, int otherOffset, int count) {
        if (otherOffset < 0 || offset < 0 || offset > (long) length() - count
                || otherOffset > (long) other.length() - count) {
            return false;
        }
        if (count <= 0) {
            return true;
        }
        String left = substring(offset, offset + count);
        String right = other.substring(otherOffset, otherOffset + count);
        return ignoreCase ? left.equalsIgnoreCase(right) : left.equals(right);
    }

    public native boolean startsWith(String prefix, int offset);

    public boolean startsWith(String prefix) {
        return startsWith(prefix, 0);
    }

    public boolean endsWith(String suffix) {
        return startsWith(suffix, length() - suffix.length());
    }

    public int indexOf(int character) {
        return indexOf(character, 0);
    }

    public native int indexOf(int character, int from);

    public int indexOf(String text) {
        return indexOf(text, 0);
    }

    public native int indexOf(String text, int from);

    public int lastIndexOf(int character) {
        return lastIndexOf(character, length() - 1);
    }

    public native int lastIndexOf(int character, int from);

    public int lastIndexOf(String text) {
        return lastIndexOf(text, length());
    }

    public native int lastIndexOf(String text, int from);

    public boolean contains(CharSequence text) {
        return indexOf(text.toString(), 0) >= 0;
    }

    public String substring(int begin) {
        int length = length();
        if (begin < 0 || begin > length) {
            throw new StringIndexOutOfBoundsException("begin " + begin + ", end " + length + ", length " + length);
        }
        return substring(begin, length);
    }

    public native String substring(int begin, int end);

    public CharSequence subSequence(int begin, int end) {
        return substring(begin, end);
    }

    public native String concat(String other);

    public native String replace(char old, char replacement);

    public String replace(CharSequence target, CharSequence replacement) {
        return replaceText(target.toString(), replacement.toString());
    }

    private native String replaceText(String target, String replacement);

    public boolean matches(String regex) {
        whydunit.Regex.check(regex, 0);
        return whydunit.Regex.match(regex, 0, this, 0, whydunit.Regex.WHOLE) != null;
    }

    public String replaceAll(String regex, String replacement) {
        return whydunit.Regex.replace(regex, 0, this, replacement.toString(), true);
    }

    public String replaceFirst(String regex, String replacement) {
        return whydunit.Regex.replace(regex, 0, this, replacement.toString(), false);
    }

    public String[] split(String regex) {
        return whydunit.Regex.split(regex, 0, this, 0);
    }

    public String[] split(String regex, int limit) {
        return whydunit.Regex.split(regex, 0, this, limit);
    }

    public static String join(CharSequence delimiter, CharSequence... elements) {
        StringBuilder text = new StringBuilder();
        String between = delimiter.toString();
        for (int i = 0; i < elements.length; i++) {
            if (i > 0) {
                text.append(between);
            }
            text.append(String.valueOf(elements[i]));
        }
        return text.toString();
    }

    public static String join(CharSequence delimiter, Iterable<? extends CharSequence> elements) {
        StringBuilder text = new StringBuilder();
        String between = delimiter.toString();
        boolean first = true;
        Iterator<? extends CharSequence> iterator = elements.iterator();
        while (iterator.hasNext()) {
            if (!first) {
                text.append(between);
            }
            first = false;
            text.append(String.valueOf(iterator.next()));
        }
        return text.toString();
    }

    public native String toLowerCase();

    public String toLowerCase(Locale locale) {
        return toLowerCase();
    }

    public native String toUpperCase();

    public String toUpperCase(Locale locale) {
        return toUpperCase();
    }

    public native String trim();

    public native String strip();

    public native String stripLeading();

    public native String stripTrailing();

    public native String repeat(int count);

    public String indent(int count) {
        if (isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        int start = 0;
        int length = length();
        while (start < length) {
            int end = start;
            while (end < length && charAt(end) != '\n' && charAt(end) != '\r') {
                end++;
            }
            String line = substring(start, end);
            if (count > 0) {
                text.append(" ".repeat(count)).append(line);
            } else {
                int drop = 0;
                while (drop < -count && drop < line.length() && Character.isWhitespace(line.charAt(drop))) {
                    drop++;
                }
                text.append(line.substring(drop));
            }
            text.append('\n');
            if (end + 1 < length && charAt(end) == '\r' && charAt(end + 1) == '\n') {
                end++;
            }
            start = end + 1;
        }
        return text.toString();
    }

    public String toString() {
        return this;
    }

    public native String intern();

    public static String format(String format, Object... args) {
        return whydunit.Formatting.format(format, args);
    }

    public static String format(Locale locale, String format, Object... args) {
        return whydunit.Formatting.format(format, args);
    }

    public String formatted(Object... args) {
        return whydunit.Formatting.format(this, args);
    }

    public static String valueOf(Object value) {
        return value == null ? "null" : value.toString();
    }

    public static String valueOf(char[] value) {
        return fromChars(value, 0, value.length);
    }

    public static String valueOf(char[] value, int offset, int count) {
        checkOffsetCount(offset, count, value.length);
        return fromChars(value, offset, count);
    }

    public static String copyValueOf(char[] value) {
        return fromChars(value, 0, value.length);
    }

    public static String copyValueOf(char[] value, int offset, int count) {
        return valueOf(value, offset, count);
    }

    public static native String valueOf(boolean value);

    public static native String valueOf(char value);

    public static native String valueOf(int value);

    public static native String valueOf(long value);

    public static native String valueOf(float value);

    public static native String valueOf(double value);

    public String(byte[] bytes, int offset, int length, java.nio.charset.Charset charset) {
        checkOffsetCount(offset, length, bytes.length);
        byte[] part = new byte[length];
        System.arraycopy(bytes, offset, part, 0, length);
        become(new String(part, charset));
    }

    public String(byte[] bytes, String charset) throws java.io.UnsupportedEncodingException {
        become(new String(bytes, charset(charset)));
    }

    public String(byte[] bytes, int offset, int length, String charset) throws java.io.UnsupportedEncodingException {
        become(new String(bytes, offset, length, charset(charset)));
    }

    private static java.nio.charset.Charset charset(String name) throws java.io.UnsupportedEncodingException {
        if (name == null) {
            throw new NullPointerException();
        }
        try {
            return java.nio.charset.Charset.forName(name);
        } catch (java.nio.charset.IllegalCharsetNameException | java.nio.charset.UnsupportedCharsetException e) {
            throw new java.io.UnsupportedEncodingException(name);
        }
    }

    public byte[] getBytes(String charset) throws java.io.UnsupportedEncodingException {
        return getBytes(charset(charset));
    }

    public boolean contentEquals(StringBuffer other) {
        return equals(other.toString());
    }

    public int offsetByCodePoints(int index, int count) {
        return Character.offsetByCodePoints(this, index, count);
    }

    public java.util.stream.Stream<String> lines() {
        String text = this;
        return java.util.stream.StreamSupport.of(new Iterator<String>() {
            private int start;

            public boolean hasNext() {
                return start < text.length();
            }

            public String next() {
                if (!hasNext()) {
                    throw new java.util.NoSuchElementException();
                }
                int end = lineEnd(text, start);
                String line = text.substring(start, end);
                start = nextLine(text, end);
                return line;
            }
        });
    }

    /** Where the line terminator after `start` is, or the text ends. */
    private static int lineEnd(String text, int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    /** Where the line after the terminator at `end` starts. */
    private static int nextLine(String text, int end) {
        boolean two = end + 1 < text.length() && text.charAt(end) == '\r' && text.charAt(end + 1) == '\n';
        return end + (two ? 2 : 1);
    }

    public String stripIndent() {
        int length = length();
        if (length == 0) {
            return "";
        }
        // The last line counts even when it is blank; blank lines before it don't.
        int least = Integer.MAX_VALUE;
        int start = 0;
        while (start <= length) {
            int end = lineEnd(this, start);
            boolean last = end >= length;
            String line = substring(start, end);
            if (last || !line.isBlank()) {
                int indent = 0;
                while (indent < line.length() && Character.isWhitespace(line.charAt(indent))) {
                    indent++;
                }
                least = Math.min(least, indent);
            }
            start = last ? length + 1 : nextLine(this, end);
        }
        StringBuilder text = new StringBuilder();
        start = 0;
        while (start <= length) {
            int end = lineEnd(this, start);
            boolean last = end >= length;
            String line = substring(start, end);
            if (!line.isBlank()) {
                text.append(line.substring(least).stripTrailing());
            }
            if (!last) {
                text.append('\n');
            }
            start = last ? length + 1 : nextLine(this, end);
        }
        return text.toString();
    }

    public String translateEscapes() {
        StringBuilder text = new StringBuilder();
        int i = 0;
        while (i < length()) {
            char unit = charAt(i++);
            if (unit != '\\') {
                text.append(unit);
                continue;
            }
            char escape = i < length() ? charAt(i++) : '\0';
            switch (escape) {
                case 'b' -> text.append('\b');
                case 'f' -> text.append('\f');
                case 'n' -> text.append('\n');
                case 'r' -> text.append('\r');
                case 's' -> text.append(' ');
                case 't' -> text.append('\t');
                case '\'', '"', '\\' -> text.append(escape);
                case '0', '1', '2', '3', '4', '5', '6', '7' -> {
                    int code = escape - '0';
                    int most = escape <= '3' ? 2 : 1;
                    for (int digits = 0; digits < most && i < length() && charAt(i) >= '0' && charAt(i) <= '7'; digits++) {
                        code = code * 8 + (charAt(i++) - '0');
                    }
                    text.append((char) code);
                }
                case '\n' -> {
                }
                case '\r' -> {
                    if (i < length() && charAt(i) == '\n') {
                        i++;
                    }
                }
                default -> throw new IllegalArgumentException(
                        String.format("Invalid escape sequence: \\%c \\\\u%04X", escape, (int) escape));
            }
        }
        return text.toString();
    }

    public <R> R transform(java.util.function.Function<? super String, ? extends R> function) {
        return function.apply(this);
    }
}
