import java.util.*;
import java.util.regex.*;
public class CheckedAndRegexEnds {
    enum Color { RED, GREEN }
    static void t(String what, Runnable r) { try { r.run(); } catch (RuntimeException e) { System.out.println(what + " -> " + e); } }
    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        List<String> cl = Collections.checkedList(new ArrayList<>(), String.class);
        cl.add("a"); t("add", () -> ((List) cl).add(5)); t("addAll", () -> ((List) cl).addAll(List.of("x", 2))); t("set", () -> ((List) cl).set(0, 2)); System.out.println(cl + " " + cl.getClass().getSimpleName());
        Set<Integer> cs = Collections.checkedSet(new TreeSet<>(), Integer.class); cs.add(3); t("set", () -> ((Set) cs).add("x")); System.out.println(cs);
        Map<String, Integer> cm = Collections.checkedMap(new LinkedHashMap<>(), String.class, Integer.class); cm.put("k", 1); t("mapk", () -> ((Map) cm).put(1, 1)); t("mapv", () -> ((Map) cm).put("a", "b")); System.out.println(cm); t("pa", () -> ((Map) cm).putAll(Map.of("z", "y"))); cm.merge("k", 5, Integer::sum); System.out.println(cm + " " + cm.entrySet() + cm.keySet());
        t("ent", () -> ((Map.Entry) cm.entrySet().iterator().next()).setValue("bad"));
        Collection<Integer> cc = Collections.checkedCollection(new ArrayList<>(), Integer.class); t("cc", () -> ((Collection) cc).add(2L)); cc.add(2); System.out.println(cc);
        Queue<String> cq = Collections.checkedQueue(new ArrayDeque<>(), String.class); cq.offer("q"); t("q", () -> ((Queue) cq).offer(1)); System.out.println(cq.peek());
        SortedSet<String> css = Collections.checkedSortedSet(new TreeSet<>(), String.class); css.add("s"); System.out.println(css.first()); NavigableMap<String, String> cnm = Collections.checkedNavigableMap(new TreeMap<>(), String.class, String.class); cnm.put("a", "b"); System.out.println(cnm.firstKey());
        t("enum", () -> { throw new EnumConstantNotPresentException(Color.class, "BLUE"); });
        try { throw new EnumConstantNotPresentException(Color.class, "PINK"); } catch (EnumConstantNotPresentException e) { System.out.println(e.enumType() + e.constantName() + e.getMessage()); }
        t("valueOf", () -> Color.valueOf("BLUE")); t("valueOf null", () -> Color.valueOf(null)); t("Enum.valueOf", () -> Enum.valueOf(Color.class, "x"));
        String[][] ps = { {"a+", "aaa"}, {"a+b", "aaa"}, {"a+$", "aaa"}, {"ab|a", "a"}, {"\\d+", "12 34"}, {"(foo)?bar", "fo"}, {"a*", ""}, {"^a", "ba"}, {"a\\b", "a"}, {"a\\b", "a b"}, {"a(?=b)", "a"}, {"[abc]{2,3}", "ab"}, {"[abc]{2,3}", "abca"}, {".*", "x\ny"}, {"a$", "a\n"}, {"a\\z", "a"}, {"a??", "a"}, {"a+?", "aa"}, {"(?i)ABC", "ab"}, {"(a)(b)?", "a"}, {"\\Qab\\E", "a"}, {"x|y$", "y"} };
        for (String[] p : ps) {
            Matcher m = Pattern.compile(p[0]).matcher(p[1]);
            boolean f = m.find(); System.out.print(p[0] + " " + p[1].replace("\n", "\\n") + ": find " + f + " " + m.hitEnd() + " " + m.requireEnd());
            m.reset(); f = m.matches(); System.out.print("  matches " + f + " " + m.hitEnd() + " " + m.requireEnd());
            m.reset(); f = m.lookingAt(); System.out.println("  looking " + f + " " + m.hitEnd() + " " + m.requireEnd());
        }
        Matcher m = Pattern.compile("(?<k>\\w+)=(?<v>\\w+)").matcher("a=1, b=2;c=3"); StringBuilder sb = new StringBuilder();
        while (m.find()) { m.appendReplacement(sb, "${v}=${k}"); System.out.println(m.start("k") + " " + m.end("v") + " " + m.toMatchResult().group(1)); } m.appendTail(sb); System.out.println(sb);
        System.out.println(m.reset().results().map(MatchResult::group).toList()); System.out.println(m.replaceAll(r -> r.group(2).repeat(2))); System.out.println(m.replaceFirst("X$1"));
        System.out.println(Pattern.compile(",").splitAsStream("a,b,,c,,").toList()); System.out.println(Arrays.toString(Pattern.compile("\\s*,\\s*").split("a , b,c ,d"))); System.out.println(Pattern.compile("a.c").asPredicate().test("xxabcxx") + " " + Pattern.compile("a.c").asMatchPredicate().test("xxabcxx"));
        t("group", () -> Pattern.compile("a").matcher("b").group()); t("badgroup", () -> { Matcher q = Pattern.compile("a").matcher("a"); q.find(); q.group(3); }); t("named", () -> { Matcher q = Pattern.compile("a").matcher("a"); q.find(); q.group("zz"); }); t("syntax", () -> Pattern.compile("a(b")); t("syntax2", () -> Pattern.compile("[a")); t("syntax3", () -> Pattern.compile("*a")); t("syntax4", () -> Pattern.compile("a{2,1}")); t("syntax5", () -> Pattern.compile("(?<n>a)(?<n>b)")); t("repl", () -> "a".replaceAll("a", "$1")); t("repl2", () -> "a".replaceAll("a", "\\")); t("repl3", () -> "a".replaceAll("a", "${x}"));
        System.out.println(Pattern.compile("A.B", Pattern.CASE_INSENSITIVE | Pattern.DOTALL).matcher("a\nb").matches() + " " + " " + Pattern.quote("a\\Eb") + Matcher.quoteReplacement("$\\") + Pattern.compile("^b", Pattern.MULTILINE).matcher("a\nb").find());
        System.out.println(m.pattern() + " " + m.groupCount() + " " + Pattern.matches("[a-c&&[^b]]+", "acca") + "x1y22".replaceAll("\\d", "#") + "aXbX".replaceFirst("X", "-") + Arrays.toString("boo:and:foo".split("o", -1)) + Arrays.toString("boo:and:foo".split("o", 2)) + Arrays.toString("".split(",")) + Arrays.toString(",a".split(",")) + Arrays.toString("abc".split("")));
    }
}
