// Text blocks: indentation, escapes, continuation, quotes, line ends.

public class TextBlocks {
    public static void main(String[] args) throws Exception {
        String a = """
            Hello,
              World
            """;
        String b = """
            one \
            two
            "quoted" and \"""three\"""
            tab\tend  \040
            trailing   \s
            """;
        String c = """
                deeper
            shallow""";
        String d = """

            blank above
            """;
        for (String s : new String[] {a, b, c, d}) {
            System.out.println(s.length() + "[" + s.replace("\n", "|") + "]");
        }
        System.out.println("""
            %d and %s""".formatted(1, "two") + """
            x""".equals("x"));
    }
}
