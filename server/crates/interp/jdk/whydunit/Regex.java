// Regular expressions: what java.util.regex, String.split and their like share. Patterns are read
// and matched by the interpreter.
// Source: documentation of java.util.regex.Pattern and Matcher, Java SE 17.
package whydunit;

import java.util.regex.PatternSyntaxException;

public final class Regex {
    public static final int FIND = 0;
    public static final int AT_START = 1;
    public static final int WHOLE = 2;
    /** To find, after an empty match that ended one place before. */
    public static final int FIND_AFTER_EMPTY = 3;
    public static final int HIT_END = 1;
    public static final int REQUIRES_END = 2;

    private Regex() {
    }

    private static native String problem(String pattern, int flags);

    private static native int problemIndex(String pattern, int flags);

    public static native int groupCount(String pattern, int flags);

    /** -1 if there is no group of that name. */
    public static native int groupNumber(String pattern, int flags, String name);

    /** Start and end of each group, the whole match first; null if there is no match. */
    public static native int[] match(String pattern, int flags, String text, int from, int how);

    /** How a search, as by match, looked at the end of the text: HIT_END and REQUIRES_END. */
    public static native int ends(String pattern, int flags, String text, int from, int how);

    public static void check(String pattern, int flags) {
        String problem = problem(pattern, flags);
        if (problem != null) {
            throw new PatternSyntaxException(problem, pattern, problemIndex(pattern, flags));
        }
    }

    /** The place after a match from which the next is looked for. */
    public static int after(int[] match) {
        return match[1] == match[0] ? match[1] + 1 : match[1];
    }

    /** How the next match is looked for after one, or after none: null. */
    public static int how(int[] match) {
        return match != null && match[1] == match[0] ? FIND_AFTER_EMPTY : FIND;
    }

    public static String[] split(String pattern, int flags, String text, int limit) {
        check(pattern, flags);
        String[] parts = new String[8];
        int count = 0;
        int start = 0;
        int from = 0;
        int[] match = null;
        while ((limit <= 0 || count < limit - 1) && from <= text.length()) {
            match = match(pattern, flags, text, from, how(match));
            if (match == null) {
                break;
            }
            from = after(match);
            // An empty match at the beginning splits nothing off.
            if (match[1] == 0) {
                continue;
            }
            if (count == parts.length) {
                parts = resized(parts, 2 * count);
            }
            parts[count] = text.substring(start, match[0]);
            count++;
            start = match[1];
        }
        if (count == 0) {
            return new String[] {text};
        }
        parts = resized(parts, count + 1);
        parts[count] = text.substring(start);
        count++;
        if (limit == 0) {
            while (count > 0 && parts[count - 1].isEmpty()) {
                count--;
            }
        }
        return resized(parts, count);
    }

    private static String[] resized(String[] parts, int length) {
        String[] result = new String[length];
        System.arraycopy(parts, 0, result, 0, Math.min(length, parts.length));
        return result;
    }

    public static String replace(String pattern, int flags, String text, String replacement, boolean all) {
        check(pattern, flags);
        StringBuilder result = new StringBuilder();
        int start = 0;
        int from = 0;
        int[] match = null;
        while (from <= text.length()) {
            match = match(pattern, flags, text, from, how(match));
            if (match == null) {
                break;
            }
            result.append(text.substring(start, match[0]));
            append(result, pattern, flags, text, match, replacement);
            start = match[1];
            from = after(match);
            if (!all) {
                break;
            }
        }
        return start == 0 && result.length() == 0 ? text : result.append(text.substring(start)).toString();
    }

    /** Appends a replacement, in which `$1` and `${name}` stand for groups and a backslash quotes. */
    public static void append(StringBuilder result, String pattern, int flags, String text, int[] match,
            String replacement) {
        int at = 0;
        int length = replacement.length();
        while (at < length) {
            char value = replacement.charAt(at);
            at++;
            if (value == '\\') {
                if (at == length) {
                    throw new IllegalArgumentException("character to be escaped is missing");
                }
                result.append(replacement.charAt(at));
                at++;
            } else if (value == '$') {
                if (at == length) {
                    throw new IllegalArgumentException("Illegal group reference: group index is missing");
                }
                int group;
                if (replacement.charAt(at) == '{') {
                    int end = replacement.indexOf('}', at);
                    if (end < 0) {
                        throw new IllegalArgumentException("named capturing group is missing trailing '}'");
                    }
                    String name = replacement.substring(at + 1, end);
                    group = groupNumber(pattern, flags, name);
                    if (group < 0) {
                        throw new IllegalArgumentException("No group with name {" + name + "}");
                    }
                    at = end + 1;
                } else {
                    group = replacement.charAt(at) - '0';
                    if (group < 0 || group > 9) {
                        throw new IllegalArgumentException("Illegal group reference");
                    }
                    at++;
                    while (at < length && replacement.charAt(at) >= '0' && replacement.charAt(at) <= '9') {
                        int longer = group * 10 + (replacement.charAt(at) - '0');
                        if (longer > match.length / 2 - 1) {
                            break;
                        }
                        group = longer;
                        at++;
                    }
                }
                if (group > match.length / 2 - 1) {
                    throw new IndexOutOfBoundsException("No group " + group);
                }
                if (match[2 * group] >= 0) {
                    result.append(text.substring(match[2 * group], match[2 * group + 1]));
                }
            } else {
                result.append(value);
            }
        }
    }
}
