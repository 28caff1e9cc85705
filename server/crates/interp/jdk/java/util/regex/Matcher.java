// Models java.util.regex.Matcher.
// Source: class documentation, Java SE 17.
// Left out: regions and bounds, hitEnd, requireEnd, results as a stream.
package java.util.regex;

import java.util.function.Function;
import whydunit.Regex;

public final class Matcher implements MatchResult {
    private Pattern pattern;
    private String text;
    private int[] match;
    private int next;
    private int appended;

    Matcher(Pattern pattern, String text) {
        this.pattern = pattern;
        this.text = text;
    }

    public Pattern pattern() {
        return pattern;
    }

    public Matcher reset() {
        match = null;
        next = 0;
        appended = 0;
        return this;
    }

    public Matcher reset(CharSequence input) {
        text = input.toString();
        return reset();
    }

    public Matcher usePattern(Pattern pattern) {
        if (pattern == null) {
            throw new IllegalArgumentException("Pattern cannot be null");
        }
        this.pattern = pattern;
        match = null;
        return this;
    }

    private boolean run(int from, int how) {
        match = from > text.length() ? null : Regex.match(pattern.pattern(), pattern.flags(), text, from, how);
        if (match != null) {
            next = Regex.after(match);
        }
        return match != null;
    }

    public boolean matches() {
        return run(0, Regex.WHOLE);
    }

    public boolean lookingAt() {
        return run(0, Regex.AT_START);
    }

    public boolean find() {
        boolean found = run(next, Regex.FIND);
        if (!found) {
            next = text.length() + 1;
        }
        return found;
    }

    public boolean find(int start) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        reset();
        return run(start, Regex.FIND);
    }

    private int[] match() {
        if (match == null) {
            throw new IllegalStateException("No match found");
        }
        return match;
    }

    private int number(int group) {
        if (group < 0 || group > groupCount()) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
        return group;
    }

    private int number(String name) {
        int group = Regex.groupNumber(pattern.pattern(), pattern.flags(), name);
        if (group < 0) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
        return group;
    }

    private int available(int place) {
        if (match == null) {
            throw new IllegalStateException("No match available");
        }
        return match[place];
    }

    public int start() {
        return available(0);
    }

    public int start(int group) {
        available(0);
        return match[2 * number(group)];
    }

    public int start(String name) {
        return start(number(name));
    }

    public int end() {
        return available(1);
    }

    public int end(int group) {
        available(0);
        return match[2 * number(group) + 1];
    }

    public int end(String name) {
        return end(number(name));
    }

    public String group() {
        return group(0);
    }

    public String group(int group) {
        int[] found = match();
        int start = found[2 * number(group)];
        return start < 0 ? null : text.substring(start, found[2 * group + 1]);
    }

    public String group(String name) {
        match();
        return group(number(name));
    }

    public int groupCount() {
        return Regex.groupCount(pattern.pattern(), pattern.flags());
    }

    public MatchResult toMatchResult() {
        Matcher copy = new Matcher(pattern, text);
        copy.match = match == null ? null : match.clone();
        return copy;
    }

    public String replaceAll(String replacement) {
        reset();
        return Regex.replace(pattern.pattern(), pattern.flags(), text, replacement.toString(), true);
    }

    public String replaceAll(Function<MatchResult, String> replacer) {
        reset();
        StringBuilder result = new StringBuilder();
        while (find()) {
            appendReplacement(result, replacer.apply(this));
        }
        return appendTail(result).toString();
    }

    public String replaceFirst(String replacement) {
        reset();
        return Regex.replace(pattern.pattern(), pattern.flags(), text, replacement.toString(), false);
    }

    public Matcher appendReplacement(StringBuilder result, String replacement) {
        available(0);
        StringBuilder own = new StringBuilder();
        Regex.append(own, pattern.pattern(), pattern.flags(), text, match, replacement);
        result.append(text.substring(appended, match[0])).append(own.toString());
        appended = match[1];
        return this;
    }

    public StringBuilder appendTail(StringBuilder result) {
        return result.append(text.substring(appended));
    }

    public Matcher appendReplacement(StringBuffer result, String replacement) {
        StringBuilder own = new StringBuilder();
        appendReplacement(own, replacement);
        result.append(own.toString());
        return this;
    }

    public StringBuffer appendTail(StringBuffer result) {
        return result.append(text.substring(appended));
    }

    public static String quoteReplacement(String text) {
        return text.replace("\\", "\\\\").replace("$", "\\$");
    }

    public String toString() {
        return "java.util.regex.Matcher[pattern=" + pattern + " region=0," + text.length() + " lastmatch="
                + (match == null ? "" : group()) + "]";
    }
}
