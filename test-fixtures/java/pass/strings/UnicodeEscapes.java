// Pins: Unicode escapes outside literals (JLS 3.3): in names, words, operators, brackets and comments, as
// quotes and line ends; what is escaped itself is none.
public class UnicodeEscapes \u007b
    static \u0069nt \u0061bc = 7\u003b
    static int \uuuu00e9t\u00e9 = 1, \ud835\udc00 = 5;

    st\u0061tic int twice(int n) { return n \u002a 2; }

    static <T extends java.util.List<java.util.List<Integer>\u003e> int size(T list) {
        return list.size();
    }

    \u0040Override
    public String toString() { return "shown"; }

    static int line() {
        // what follows is code: \u000a return abc;
    }

    static int inBlock() {
        int n = 1;
        /* closed early \u002a/ n = 2; /\u002a and opened \*/
        /\u002f a line comment; n = 3;
        return n;
    }

    static String thrower(int n) {
        // a line end that is written so is no line of the file: \u000a\u000a\u000d
        return "" \u002b 1 / n;
    }

    public static void main(String[] args) \u007b
        System.out.println(a\u0062c + " " + été + " " + \u00e9té + " " + \ud835\udc00);
        System.out.println(twice(21) + " " + line() + " " + inBlock());
        System.out.println(new UnicodeEscapes());
        System.out.println(\u0022quotes\u0022 + "\u0022 + "\u0022 + '\u005c'' + '\u0041');
        System.out.println("\\u0041 \\\u0041 \\\\u0041 \uuu0041 \u005c\u005c \u005ct".length());
        System.out.println("\u005c"" + "\u005c\u0022" + "\u005c\u006e" + "\u005c101" + "\1\u0030\u0031");
        System.out.println(1 \u003c\u003c 4 >\u003e 1 >\u003e\u003e 1);
        System.out.println(0x\u0046\u0046 + 1\u002e5 + 1\u005f000L);
        String block = """
            a\u0009b\u005ctc
              \u005c"""\u0020d\u005c
            e\u000a            f\u0020\u0020
            \ud83e\uddea \u0022\u0022\u0022.toUpperCase();
        for (char c : block.toCharArray()) {
            System.out.print((int) c + " ");
        }
        System.out.println();
        int x\u0031 = 3; x1 \u002b= 2; x1\u002b\u002b;
        System.out.println(x1);
        label\u003a for (;;) { break l\u0061bel; }
        switch ("\u0061") { case "a" \u002d> System.out.println("case a"); default -> System.out.println("none"); }
        assert x1 == 0 : "not enabled";
        System.out.println(thrower(\u0030));
    }
}
