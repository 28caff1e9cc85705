// String.join, split with limits, StringJoiner, StringTokenizer.
import java.util.*;

public class JoinAndSplit {
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
        System.out.println(String.join("-", "a", "b", null) + String.join(",", List.of("x", "y")) + String.join(",") + String.join(";", Set.of("one")));
        for (String[] parts : new String[][] {"a,b,,c,,".split(","), "a,b,,c,,".split(",", -1), "a,b,c".split(",", 2), "".split(","), ",a".split(","), "abc".split(""), "a1b22c".split("\\d+"), "a.b".split("."), "a.b".split("\\."), " x  y ".split(" "), "a|b".split("|"), "x".split("y", 0)}) {
            System.out.print(parts.length + Arrays.toString(parts) + " ");
        }
        System.out.println();
        StringJoiner joiner = new StringJoiner(", ", "{", "}").setEmptyValue("none");
        System.out.println(joiner + " " + joiner.length());
        joiner.add("a").add("b").merge(new StringJoiner("+").add("c").add("d"));
        System.out.println(joiner + " " + joiner.length());
        StringTokenizer tokens = new StringTokenizer("a b\tc,d", " ,\t");
        System.out.print(tokens.countTokens() + " ");
        while (tokens.hasMoreTokens()) {
            System.out.print(tokens.nextToken() + (tokens.hasMoreElements() ? "/" : "\n"));
        }
        StringTokenizer delimiters = new StringTokenizer("a+b-c", "+-", true);
        System.out.print(delimiters.nextToken() + delimiters.nextToken() + delimiters.nextElement() + delimiters.nextToken("c") + delimiters.hasMoreTokens());
        System.out.println();
        fails(() -> new StringTokenizer("").nextToken());
    }
}
