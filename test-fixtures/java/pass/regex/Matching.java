// java.util.regex: groups, finding, regions, replacing, results.
import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;

public class Matching {
    interface Code {
        void run() throws Exception;
    }

    static void fails(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Matcher m = Pattern.compile("(?<year>\\d{4})-(\\d\\d)").matcher("on 2024-05 and 1999-12.");
        while (m.find()) {
            System.out.print(m.group() + "@" + m.start() + "-" + m.end() + " " + m.group("year") + m.group(2) + m.start(2) + m.end("year") + m.groupCount() + "; ");
        }
        System.out.println(m.reset().find(10) + m.group() + m.lookingAt() + m.matches());
        System.out.println(m.reset().results().map(r -> r.group(1)).collect(Collectors.joining(",")) + " " + m.region(3, 10).matches() + m.regionStart() + m.regionEnd() + m.replaceAll("<$2>") + m.replaceFirst("${year}") + m.replaceAll(r -> r.group().length() + ""));
        StringBuilder out = new StringBuilder();
        m.reset();
        while (m.find()) {
            m.appendReplacement(out, "[$0]");
        }
        System.out.println(m.appendTail(out) + " " + Pattern.matches("a+b?", "aab") + Pattern.quote("a.b") + Matcher.quoteReplacement("$1\\") + Arrays.toString(Pattern.compile("[,;]").split("a,b;c")) + Pattern.compile(",").splitAsStream("a,b").count() + Pattern.compile("X", Pattern.CASE_INSENSITIVE).matcher("axb").find() + Pattern.compile("^b", Pattern.MULTILINE).matcher("a\nb").find() + Pattern.compile("a.b", Pattern.DOTALL).matcher("a\nb").matches() + Pattern.compile("\\d").asPredicate().test("x1") + Pattern.compile("\\d").asMatchPredicate().test("x1"));
        for (String regex : new String[] {"(a|b)*c", "(?i)ABC", "a{2,3}", "[^abc]+", "\\bword\\b", "(x)\\1", "a++b", "a*?b", "(?=a)a", "(?<!x)y", "\\p{Upper}\\p{L}", "[a-z&&[^m]]+", "\\Qa.b\\E", "(?:ab)+", "\\s*\\S+"}) {
            Matcher one = Pattern.compile(regex).matcher("ab abc aab word xx Ay a.b m");
            System.out.print(regex + " " + (one.find() ? one.group() + one.start() : "none") + " | ");
        }
        System.out.println();
        fails(() -> m.reset().group());
        fails(() -> Pattern.compile("(a").matcher(""));
        fails(() -> Pattern.compile("*"));
        fails(() -> Pattern.compile("a").matcher("a").replaceAll("$2"));
        Matcher found = Pattern.compile("a").matcher("a");
        found.find();
        fails(() -> found.group(3));
        fails(() -> found.group("none"));
    }
}
