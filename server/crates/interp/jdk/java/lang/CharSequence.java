// Models java.lang.CharSequence.
// Source: interface documentation, Java SE 17.
// Left out: chars and codePoints, which would make streams part of each program.
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
}
