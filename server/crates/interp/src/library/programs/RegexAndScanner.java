// Regular expressions, splitting, Scanner and StringTokenizer.
import java.util.*;
import java.util.regex.*;

public class RegexAndScanner {
    public static void main(String[] args) {
        String[] ts = {
            "a,b,c", "", ",a", "a,,b,,", "abc", " a  b ", "a1b22c", "a.b.c", "x|y", "aXbXc"
        };
        String[] rs = {",", "", "\\s+", "\\d+", "\\.", "[|]", "X", "\\|", " ", "b?"};
        for (String t : ts)
            for (String r : rs)
                for (int l : new int[] {0, -1, 1, 2, 3}) {
                    String[] p = t.split(r, l);
                    System.out.println(t + "/" + r + "/" + l + "=" + p.length + Arrays.toString(p));
                }
        System.out.println(
                "a1b22".replaceAll("\\d+", "<$0>")
                        + "a1b22".replaceFirst("(\\d)", "[$1]")
                        + "abc".replaceAll("", "-")
                        + "a.b".replaceAll(".", "x")
                        + "abc".matches("[a-c]+")
                        + "abcd".matches("[a-c]+")
                        + "x".replaceAll("y", "z")
                        + "aaa".replaceAll("a*", "b"));
        Matcher m = Pattern.compile("(?<k>\\w+)=(\\w+)").matcher("a=1, bc=22");
        while (m.find())
            System.out.println(
                    m.group()
                            + " "
                            + m.group(1)
                            + " "
                            + m.group("k")
                            + " "
                            + m.group(2)
                            + " "
                            + m.start()
                            + " "
                            + m.end(2)
                            + " "
                            + m.groupCount());
        System.out.println(
                m.replaceAll("${k}:$2")
                        + Pattern.quote("a.b")
                        + Pattern.matches("a.c", "abc")
                        + Matcher.quoteReplacement("$1\\"));
        StringBuffer sb = new StringBuffer();
        m = Pattern.compile("\\d").matcher("a1b2c");
        while (m.find()) m.appendReplacement(sb, "<" + m.group() + ">");
        m.appendTail(sb);
        System.out.println(sb);
        for (String r : new String[] {"a(", "[", "*", "(?<1>a)", "\\"})
            try {
                Pattern.compile(r);
                System.out.println("ok");
            } catch (PatternSyntaxException e) {
                System.out.println(e.getMessage());
            }
        try {
            "a".replaceAll("a", "$1");
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            "a".replaceAll("a", "$");
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            m.group();
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            "a".replaceAll("a", "x\\");
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            Pattern.compile("a").matcher("a").group();
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            Matcher q = Pattern.compile("a").matcher("a");
            q.find();
            q.group(3);
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            Matcher q = Pattern.compile("a").matcher("b");
            q.start();
        } catch (Exception e) {
            System.out.println(e);
        }
        Scanner s = new Scanner("12 abc 3.5\nline two\n\n 7 true 1e3 9999999999");
        System.out.println(
                s.nextInt()
                        + s.next()
                        + s.nextDouble()
                        + "["
                        + s.nextLine()
                        + "]["
                        + s.nextLine()
                        + "]["
                        + s.nextLine()
                        + "]"
                        + s.hasNextInt()
                        + s.nextInt()
                        + s.hasNextInt()
                        + s.nextBoolean()
                        + s.nextDouble()
                        + s.hasNextInt()
                        + s.hasNextLong()
                        + s.nextLong()
                        + s.hasNext());
        try {
            s.next();
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            new Scanner("x").nextInt();
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            new Scanner("99999999999").nextInt();
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            new Scanner("").nextLine();
        } catch (Exception e) {
            System.out.println(e);
        }
        StringTokenizer st = new StringTokenizer("a b  c");
        System.out.println(st.countTokens() + st.nextToken() + st.hasMoreTokens());
        st = new StringTokenizer("a,b;c", ",;", true);
        while (st.hasMoreTokens()) System.out.print(st.nextToken() + " ");
        System.out.println();
    }
}
