// What java.lang.StringBuilder and java.lang.StringBuffer have in common. The text under
// construction is held by the interpreter, or, as soon as a piece of it is not fully known, in
// `unknown`, as the string that toString() would give.
// Source: documentation of the two classes, Java SE 17.
// Left out: capacity beyond its checks.
package java.lang;

abstract class AbstractStringBuilder implements CharSequence {
    String unknown;

    /** Appends; `text` isn't null. */
    final native void add(String text);

    final native void addChar(char value);

    final native void addChars(char[] value, int start, int count);

    /** Replaces the characters from `start` to `end`, which are within bounds. */
    final native void splice(int start, int end, String text);

    final native void put(int index, char value);

    final native void turnRound();

    final native void resize(int length);

    final native String part(int start, int end);

    final native int search(String text, int from);

    final native int searchBack(String text, int from);

    public native String toString();

    public native int length();

    public native char charAt(int index);

    public int capacity() {
        return Math.max(16, length());
    }

    public void ensureCapacity(int capacity) {
    }

    public void trimToSize() {
    }

    public int codePointAt(int index) {
        checkIndex(index);
        return Character.codePointAt(this, index);
    }

    public void setCharAt(int index, char value) {
        checkIndex(index);
        put(index, value);
    }

    public void setLength(int length) {
        if (length < 0) {
            throw new StringIndexOutOfBoundsException(length);
        }
        resize(length);
    }

    public String substring(int start) {
        return substring(start, length());
    }

    public String substring(int start, int end) {
        checkRange(start, end, length());
        return part(start, end);
    }

    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public int indexOf(String text) {
        return search(text, 0);
    }

    public int indexOf(String text, int from) {
        return search(text, from);
    }

    public int lastIndexOf(String text) {
        return searchBack(text, length());
    }

    public int lastIndexOf(String text, int from) {
        return searchBack(text, from);
    }

    public void getChars(int start, int end, char[] target, int targetStart) {
        checkRange(start, end, length());
        int count = end - start;
        if (targetStart < 0 || targetStart > target.length - count) {
            throw new IndexOutOfBoundsException("start " + targetStart + ", end " + (targetStart + count)
                    + ", length " + target.length);
        }
        for (int i = 0; i < count; i++) {
            target[targetStart + i] = charAt(start + i);
        }
    }

    final void checkIndex(int index) {
        if (index < 0 || index >= length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + length());
        }
    }

    final void checkOffset(int offset) {
        if (offset < 0 || offset > length()) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + length());
        }
    }

    static void checkRange(int start, int end, int length) {
        if (start < 0 || start > end || end > length) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + length);
        }
    }

    final int compareText(AbstractStringBuilder other) {
        return toString().compareTo(other.toString());
    }

    public int codePointBefore(int index) {
        if (index < 1 || index > length()) {
            throw new StringIndexOutOfBoundsException("index " + (index - 1) + ", length " + length());
        }
        return Character.codePointBefore(this, index);
    }

    public int codePointCount(int begin, int end) {
        return Character.codePointCount(this, begin, end);
    }

    public int offsetByCodePoints(int index, int count) {
        return Character.offsetByCodePoints(this, index, count);
    }
}
