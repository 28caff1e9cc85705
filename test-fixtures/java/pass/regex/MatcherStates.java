// Where a Matcher goes on after each of its methods: results, find, replacements, changes meanwhile.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class MatcherStates {
    static Matcher matcher() {
        return Pattern.compile("[a-z](\\d)").matcher("a1 b2 c3 d4");
    }

    static void after(String what, Matcher m) {
        boolean found = m.find();
        System.out.println(what + ": " + found + (found ? " " + m.group() + " at " + m.start() : ""));
    }

    static void tried(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + ": done");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        Matcher m = matcher();
        m.find();
        System.out.println(m.results().map(MatchResult::group).collect(Collectors.toList()));
        System.out.println(m.results().count());
        m.reset();
        System.out.println(m.results().count());
        m.reset();
        System.out.println(m.results().limit(2).map(r -> r.group(1)).collect(Collectors.joining(",")));
        after("after two results", m);
        System.out.println(m.results().findFirst().map(MatchResult::end));
        after("at the end", m);
        after("beyond the end", m);

        m = matcher();
        System.out.println(m.replaceAll("<$1>"));
        after("after replaceAll", m);
        System.out.println(m.replaceFirst("<$1>"));
        after("after replaceFirst", m);
        System.out.println(m.replaceAll(r -> r.group().toUpperCase()));
        after("after replaceAll with a function", m);
        System.out.println(m.replaceFirst(r -> "!"));
        after("after replaceFirst with a function", m);
        m = Pattern.compile("q").matcher("abc");
        System.out.println(m.replaceAll("x") + m.replaceFirst("x"));
        after("without a match", m);

        m = matcher();
        m.matches();
        after("after matches", m);
        m.lookingAt();
        after("after lookingAt", m);
        m.usePattern(Pattern.compile("\\d"));
        after("with another pattern", m);
        while (m.find()) {
        }
        m.usePattern(Pattern.compile("[a-z]"));
        after("with another pattern at the end", m);
        m.region(3, 8);
        System.out.println(m.results().map(MatchResult::start).collect(Collectors.toList()));

        m = Pattern.compile("x*").matcher("axb");
        m.find();
        System.out.println(m.results().map(r -> r.start() + "-" + r.end()).collect(Collectors.toList()));
        after("after empty matches", m);
        System.out.println(m.replaceAll("_"));

        Matcher changed = matcher();
        tried("reset in results", () -> changed.results().forEach(r -> changed.reset()));
        tried("find in results", () -> changed.results().forEach(r -> changed.find()));
        tried("reset in replaceAll", () -> changed.replaceAll(r -> {
            changed.reset();
            return "";
        }));
        tried("find in replaceFirst", () -> changed.replaceFirst(r -> {
            changed.find();
            return "";
        }));
        tried("null function", () -> changed.replaceAll((java.util.function.Function<MatchResult, String>) null));
        tried("null replacement", () -> changed.replaceFirst((String) null));
        tried("group of the end", () -> {
            changed.reset();
            while (changed.find()) {
            }
            changed.group();
        });
        StringBuilder built = new StringBuilder();
        Matcher parts = matcher();
        parts.find();
        parts.appendReplacement(built, "[$1]");
        parts.results().limit(1).forEach(r -> built.append("+"));
        parts.appendReplacement(built, "[$1]");
        parts.appendTail(built);
        System.out.println(built);
        Iterator<MatchResult> results = matcher().results().iterator();
        System.out.println(results.hasNext() + " " + results.next().group() + " " + results.next().group());
    }
}
