import java.util.regex.*; import java.util.*;
// Pins: the flag COMMENTS, \\G, properties, what is said of unknown ones; lists of copies; classes of lambdas.
public class CommentsAndLastMatches { 
  static void t(String p, int f, String s) { try { Matcher m = Pattern.compile(p, f).matcher(s); StringBuilder b = new StringBuilder(); while (m.find()) b.append(m.start()).append('-').append(m.end()).append(':').append(m.group()).append(' '); System.out.println(p + " " + b + m.replaceAll("x")); } catch (PatternSyntaxException e) { System.out.println(e.getMessage() + "|" + e.getDescription() + "|" + e.getIndex() + "|" + e.getPattern()); } }
  public static void main(String[] a) {
    t("\\G\\d", 0, "12a3"); t("\\G(\\w)\\w", 0, "abcd ef"); t("a b # c", Pattern.COMMENTS, "ab a b"); t("a.b", Pattern.LITERAL, "a.b axb"); t("A.b", Pattern.LITERAL | Pattern.CASE_INSENSITIVE, "a.B axb");
    t("\\p{Foo}", 0, ""); t("\\p{L", 0, ""); t("\\pX", 0, ""); t("\\p{Lu}+", 0, "ABc"); t("\\p{javaUpperCase}", 0, "aB"); t("(?x) a b", 0, "ab"); t("[a b]", Pattern.COMMENTS, "a b"); t("a\\ b", Pattern.COMMENTS, "a b"); t("\\P{Alpha}", 0, "a1");
    System.out.println("12a3".replaceAll("\\G\\d", "x") + Arrays.toString("aabbcc".split("(?<=\\G..)")));
    try { Collections.nCopies(2, "a").get(2); } catch (IndexOutOfBoundsException e) { System.out.println(e); }
    try { Collections.nCopies(2, "a").get(-1); } catch (IndexOutOfBoundsException e) { System.out.println(e); }
    try { Collections.nCopies(2, "a").subList(1, 2).get(3); } catch (IndexOutOfBoundsException e) { System.out.println(e); }
    System.out.println(Collections.nCopies(3, "b") + " " + Collections.nCopies(3, "b").indexOf("b") + Collections.nCopies(3, "b").contains("c"));
    Runnable r = () -> {}; System.out.println(r.getClass().isSynthetic() + " " + new CommentsAndLastMatches().getClass().isSynthetic());
  }
}
