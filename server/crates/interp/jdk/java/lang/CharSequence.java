// Models java.lang.CharSequence.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.lang;

public interface CharSequence {
    int length();

    char charAt(int index);

    CharSequence subSequence(int start, int end);

    String toString();

    default boolean isEmpty() {
        return length() == 0;
    }

    static int compare(CharSequence left, CharSequence right) {
        if (left == right) {
            return 0;
        }
        int length = Math.min(left.length(), right.length());
        for (int i = 0; i < length; i++) {
            char a = left.charAt(i);
            char b = right.charAt(i);
            if (a != b) {
                return a - b;
            }
        }
        return left.length() - right.length();
    }

    default java.util.stream.IntStream chars() {
        return java.util.stream.StreamSupport.of(new java.util.PrimitiveIterator.OfInt() {
            private int at;

            public boolean hasNext() {
                return at < length();
            }

            public int nextInt() {
                if (at >= length()) {
                    throw new java.util.NoSuchElementException();
                }
                return charAt(at++);
            }
        }, () -> length());
    }

    default java.util.stream.IntStream codePoints() {
        return java.util.stream.StreamSupport.of(new java.util.PrimitiveIterator.OfInt() {
            private int at;

            public boolean hasNext() {
                return at < length();
            }

            public int nextInt() {
                if (at >= length()) {
                    throw new java.util.NoSuchElementException();
                }
                char high = charAt(at++);
                if (Character.isHighSurrogate(high) && at < length() && Character.isLowSurrogate(charAt(at))) {
                    return Character.toCodePoint(high, charAt(at++));
                }
                return high;
            }
        });
    }
}
