// Models java.util.regex.Pattern.
// Source: class documentation, Java SE 17.
// Left out: the flags UNIX_LINES, UNICODE_CASE, UNICODE_CHARACTER_CLASS and CANON_EQ, \X, blocks, scripts and binary
// properties in \p{...}; splitAsStream.
package java.util.regex;

import java.util.function.Predicate;
import whydunit.Regex;

public final class Pattern implements java.io.Serializable {
    public static final int UNIX_LINES = 1;
    public static final int CASE_INSENSITIVE = 2;
    public static final int COMMENTS = 4;
    public static final int MULTILINE = 8;
    public static final int LITERAL = 16;
    public static final int DOTALL = 32;
    public static final int UNICODE_CASE = 64;
    public static final int CANON_EQ = 128;
    public static final int UNICODE_CHARACTER_CLASS = 256;

    private final String pattern;
    private final int flags;

    private Pattern(String pattern, int flags) {
        this.pattern = pattern;
        this.flags = flags;
        Regex.check(pattern, flags);
    }

    public static Pattern compile(String regex) {
        return new Pattern(regex, 0);
    }

    public static Pattern compile(String regex, int flags) {
        return new Pattern(regex, flags);
    }

    public static boolean matches(String regex, CharSequence input) {
        return compile(regex).matcher(input).matches();
    }

    public static String quote(String text) {
        if (text.indexOf("\\E") < 0) {
            return "\\Q" + text + "\\E";
        }
        return "\\Q" + text.replace("\\E", "\\E\\\\E\\Q") + "\\E";
    }

    public Matcher matcher(CharSequence input) {
        return new Matcher(this, input.toString());
    }

    public String pattern() {
        return pattern;
    }

    public int flags() {
        return flags;
    }

    public String[] split(CharSequence input) {
        return split(input, 0);
    }

    public String[] split(CharSequence input, int limit) {
        return Regex.split(pattern, flags, input.toString(), limit);
    }

    public Predicate<String> asPredicate() {
        return text -> matcher(text).find();
    }

    public Predicate<String> asMatchPredicate() {
        return text -> matcher(text).matches();
    }

    public String toString() {
        return pattern;
    }

    public java.util.stream.Stream<String> splitAsStream(CharSequence input) {
        return java.util.Arrays.stream(split(input));
    }
}
