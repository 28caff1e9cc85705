// Models java.util.regex.Matcher.
// Source: class documentation, Java SE 17.
// Left out: transparent and non-anchoring bounds.
package java.util.regex;

import java.util.function.Function;
import whydunit.Regex;

public final class Matcher implements MatchResult {
    private Pattern pattern;
    private String text;
    private int[] match;
    private int next;
    private int appended;
    private int from;
    private int to;
    /** Of the last search: what was looked in, from where and how; null if nothing was looked in. */
    private String searched;
    private int searchedFrom;
    private int searchedHow;
    private int changes;

    Matcher(Pattern pattern, String text) {
        this.pattern = pattern;
        this.text = text;
        to = text.length();
    }

    public Pattern pattern() {
        return pattern;
    }

    public Matcher reset() {
        changes++;
        searched = null;
        match = null;
        next = 0;
        appended = 0;
        from = 0;
        to = text.length();
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
        changes++;
        return this;
    }

    /** Whether more input could change the last result. */
    public boolean hitEnd() {
        return searched != null && (ends() & Regex.HIT_END) != 0;
    }

    /** Whether more input could make a match none. */
    public boolean requireEnd() {
        return searched != null && (ends() & Regex.REQUIRES_END) != 0;
    }

    private int ends() {
        return Regex.ends(pattern.pattern(), pattern.flags(), searched, searchedFrom, searchedHow);
    }

    private boolean run(int start, int how) {
        boolean whole = from == 0 && to == text.length();
        changes++;
        searched = null;
        searchedFrom = start - from;
        searchedHow = how;
        if (start > to) {
            match = null;
        } else if (whole) {
            searched = text;
            match = Regex.match(pattern.pattern(), pattern.flags(), text, start, how);
        } else {
            // With its anchoring, opaque bounds a region is like a text of its own.
            String region = text.substring(from, to);
            searched = region;
            match = Regex.match(pattern.pattern(), pattern.flags(), region, start - from, how);
            for (int i = 0; match != null && i < match.length; i++) {
                match[i] = match[i] < 0 ? match[i] : match[i] + from;
            }
        }
        if (match != null) {
            next = Regex.after(match);
        }
        return match != null;
    }

    public Matcher region(int start, int end) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("start");
        }
        if (end < 0 || end > text.length()) {
            throw new IndexOutOfBoundsException("end");
        }
        if (start > end) {
            throw new IndexOutOfBoundsException("start > end");
        }
        reset();
        from = start;
        to = end;
        next = start;
        return this;
    }

    public int regionStart() {
        return from;
    }

    public int regionEnd() {
        return to;
    }

    public boolean hasAnchoringBounds() {
        return true;
    }

    public boolean hasTransparentBounds() {
        return false;
    }

    /** The matches that are left, looked for as they are asked for. */
    public java.util.stream.Stream<MatchResult> results() {
        return java.util.stream.StreamSupport.of(new java.util.Iterator<MatchResult>() {
            private boolean looked;
            private boolean found;
            private boolean started;
            private int expected;

            private void check() {
                if (started && changes != expected) {
                    throw new java.util.ConcurrentModificationException();
                }
            }

            public boolean hasNext() {
                if (!looked) {
                    check();
                    found = find();
                    looked = true;
                    started = true;
                    expected = changes;
                }
                return found;
            }

            public MatchResult next() {
                check();
                if (!hasNext()) {
                    throw new java.util.NoSuchElementException();
                }
                looked = false;
                return toMatchResult();
            }
        });
    }

    private static String replacement(Matcher matcher, Function<MatchResult, String> replacer) {
        int expected = matcher.changes;
        String replacement = replacer.apply(matcher);
        if (matcher.changes != expected) {
            throw new java.util.ConcurrentModificationException();
        }
        return replacement;
    }

    public String replaceFirst(Function<MatchResult, String> replacer) {
        java.util.Objects.requireNonNull(replacer);
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        appendReplacement(result, replacement(this, replacer));
        return appendTail(result).toString();
    }

    public boolean matches() {
        return run(from, Regex.WHOLE);
    }

    public boolean lookingAt() {
        return run(from, Regex.AT_START);
    }

    public boolean find() {
        return run(next, Regex.how(match));
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
        if (!find()) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        do {
            appendReplacement(result, replacement);
        } while (find());
        return appendTail(result).toString();
    }

    public String replaceAll(Function<MatchResult, String> replacer) {
        java.util.Objects.requireNonNull(replacer);
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        do {
            appendReplacement(result, replacement(this, replacer));
        } while (find());
        return appendTail(result).toString();
    }

    public String replaceFirst(String replacement) {
        if (replacement == null) {
            throw new NullPointerException("replacement");
        }
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        appendReplacement(result, replacement);
        return appendTail(result).toString();
    }

    public Matcher appendReplacement(StringBuilder result, String replacement) {
        available(0);
        StringBuilder own = new StringBuilder();
        Regex.append(own, pattern.pattern(), pattern.flags(), text, match, replacement);
        result.append(text.substring(appended, match[0])).append(own.toString());
        appended = match[1];
        changes++;
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
