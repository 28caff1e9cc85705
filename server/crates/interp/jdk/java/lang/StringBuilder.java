// Models java.lang.StringBuilder.
// Source: class documentation, Java SE 17.
// Left out: capacity beyond its checks, codePoints, offsetByCodePoints.
package java.lang;

public final class StringBuilder extends AbstractStringBuilder
        implements java.io.Serializable, Comparable<StringBuilder>, Appendable {
    public StringBuilder() {
    }

    public StringBuilder(int capacity) {
        if (capacity < 0) {
            throw new NegativeArraySizeException(String.valueOf(capacity));
        }
    }

    public StringBuilder(String text) {
        add(text.toString());
    }

    public StringBuilder(CharSequence text) {
        add(text.toString());
    }

    public int compareTo(StringBuilder other) {
        return compareText(other);
    }

    public StringBuilder append(Object value) {
        add(String.valueOf(value));
        return this;
    }

    public StringBuilder append(boolean value) {
        add(String.valueOf(value));
        return this;
    }

    public StringBuilder append(int value) {
        add(String.valueOf(value));
        return this;
    }

    public StringBuilder append(long value) {
        add(String.valueOf(value));
        return this;
    }

    public StringBuilder append(float value) {
        add(String.valueOf(value));
        return this;
    }

    public StringBuilder append(double value) {
        add(String.valueOf(value));
        return this;
    }

    public StringBuilder append(String text) {
        add(text == null ? "null" : text);
        return this;
    }

    public StringBuilder append(char value) {
        addChar(value);
        return this;
    }

    public StringBuilder append(CharSequence text) {
        add(String.valueOf(text));
        return this;
    }

    public StringBuilder append(StringBuffer text) {
        add(String.valueOf(text));
        return this;
    }

    public StringBuilder append(CharSequence text, int start, int end) {
        String all = String.valueOf(text);
        if (start < 0 || start > end || end > all.length()) {
            throw new IndexOutOfBoundsException("start " + start + ", end " + end + ", length " + all.length());
        }
        add(all.substring(start, end));
        return this;
    }

    public StringBuilder append(char[] value) {
        addChars(value, 0, value.length);
        return this;
    }

    public StringBuilder append(char[] value, int start, int count) {
        int end = start + count;
        if (start < 0 || start > end || end > value.length) {
            throw new IndexOutOfBoundsException("start " + start + ", end " + end + ", length " + value.length);
        }
        addChars(value, start, count);
        return this;
    }

    public StringBuilder appendCodePoint(int codePoint) {
        if (Character.isBmpCodePoint(codePoint)) {
            addChar((char) codePoint);
        } else {
            char[] pair = Character.toChars(codePoint);
            addChars(pair, 0, pair.length);
        }
        return this;
    }

    public StringBuilder insert(int offset, Object value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, boolean value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, char value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, int value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, long value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, float value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, double value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, CharSequence value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, char[] value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuilder insert(int offset, String text) {
        checkOffset(offset);
        splice(offset, offset, String.valueOf((Object) text));
        return this;
    }

    public StringBuilder insert(int offset, CharSequence text, int start, int end) {
        String all = String.valueOf(text);
        if (start < 0 || start > end || end > all.length()) {
            throw new IndexOutOfBoundsException("start " + start + ", end " + end + ", length " + all.length());
        }
        return insert(offset, all.substring(start, end));
    }

    public StringBuilder delete(int start, int end) {
        int stop = Math.min(end, length());
        checkRange(start, stop, length());
        splice(start, stop, "");
        return this;
    }

    public StringBuilder deleteCharAt(int index) {
        checkIndex(index);
        splice(index, index + 1, "");
        return this;
    }

    public StringBuilder replace(int start, int end, String text) {
        int stop = Math.min(end, length());
        checkRange(start, stop, length());
        splice(start, stop, text.toString());
        return this;
    }

    public StringBuilder reverse() {
        turnRound();
        return this;
    }

    public StringBuilder insert(int offset, char[] text, int start, int count) {
        if (offset < 0 || offset > length()) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + length());
        }
        if (start < 0 || count < 0 || start > text.length - count) {
            throw new StringIndexOutOfBoundsException("offset " + start + ", count " + count + ", length " + text.length);
        }
        return insert(offset, new String(text, start, count));
    }
}
