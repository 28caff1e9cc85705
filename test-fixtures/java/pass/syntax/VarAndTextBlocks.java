// Pins: var, text blocks and pattern matching for instanceof.
public class VarAndTextBlocks {
    static String describe(Object o) {
        if (o instanceof Integer i && i > 10) {
            return "big " + i;
        }
        if (o instanceof String s) {
            return "text of " + s.length();
        }
        if (!(o instanceof Character c)) {
            return "other";
        }
        return "char " + c;
    }

    public static void main(String[] args) {
        var n = 5;
        var text = "t" + n;
        var array = new int[] {1, 2};
        for (var x : array) {
            n += x;
        }
        System.out.println(n + text);
        String block = """
            Hello,
              "quoted" \
            joined
            tab\tend
            """;
        System.out.print(block);
        System.out.println(describe(50) + ", " + describe(5) + ", " + describe("abc") + ", " + describe('x'));
    }
}
