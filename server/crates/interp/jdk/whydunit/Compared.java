// The messages of JUnit 3 and 4 about two values: how they are shown, and how two texts are shortened
// to where they differ.
// Source: API documentation of JUnit 4.13.
package whydunit;

public final class Compared {
    private static final int CONTEXT = 20;

    private Compared() {
    }

    /** "message expected:<…> but was:<…>", with the types if the two look alike. */
    public static String format(String message, Object expected, Object actual) {
        String start = message == null || message.isEmpty() ? "" : message + " ";
        String left = String.valueOf(expected);
        String right = String.valueOf(actual);
        if (left.equals(right)) {
            return start + "expected: " + typed(expected, left) + " but was: " + typed(actual, right);
        }
        return start + "expected:<" + left + "> but was:<" + right + ">";
    }

    private static String typed(Object value, String text) {
        return (value == null ? "null" : value.getClass().getName()) + "<" + text + ">";
    }

    /** As `plain` with what differs in brackets and at most 20 characters around it. */
    public static String compact(String message, String expected, String actual, boolean typed) {
        if (expected == null || actual == null || expected.equals(actual)) {
            return typed ? format(message, expected, actual) : plain(message, expected, actual);
        }
        int shorter = Math.min(expected.length(), actual.length());
        int prefix = 0;
        while (prefix < shorter && expected.charAt(prefix) == actual.charAt(prefix)) {
            prefix++;
        }
        int suffix = 0;
        while (suffix < shorter - prefix && expected.charAt(expected.length() - 1 - suffix)
                == actual.charAt(actual.length() - 1 - suffix)) {
            suffix++;
        }
        String before = expected.substring(Math.max(0, prefix - CONTEXT), prefix);
        if (prefix > CONTEXT) {
            before = "..." + before;
        }
        int suffixStart = expected.length() - suffix;
        String after = expected.substring(suffixStart, Math.min(suffixStart + CONTEXT, expected.length()));
        if (suffix > CONTEXT) {
            after = after + "...";
        }
        String left = before + "[" + expected.substring(prefix, expected.length() - suffix) + "]" + after;
        String right = before + "[" + actual.substring(prefix, actual.length() - suffix) + "]" + after;
        return plain(message, left, right);
    }

    /** "message expected:<…> but was:<…>". */
    public static String plain(String message, Object expected, Object actual) {
        String start = message == null || message.isEmpty() ? "" : message + " ";
        return start + "expected:<" + expected + "> but was:<" + actual + ">";
    }
}
