// String.indent, stripIndent, translateEscapes, strip and its kin.

public class StringIndent {
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
        System.out.print("a\n  b\r\nc".indent(2) + "|" + "   a\n b".indent(-2) + "|" + "".indent(3) + "|" + "x".indent(0));
        System.out.println("  a\n    b\n  c".stripIndent() + "|" + "  a\n\n  b\n".stripIndent() + "|" + "  a\n b  ".stripIndent() + "|");
        System.out.println("a\\tb\\n\\101\\\\\\s|\\\"\\'".translateEscapes());
        fails(() -> "\\q".translateEscapes());
        System.out.println("[" + "  a b ".strip() + "][" + "  a ".stripLeading() + "][" + " a  ".stripTrailing() + "][" + "\u2003a\u2003".strip() + "][" + "\u2003a".trim().length() + "]" + "  ".isBlank() + "".isEmpty() + "\t\n".isBlank());
        System.out.println("ab".repeat(3) + "x".repeat(0) + "|");
        fails(() -> "a".repeat(-1));
    }
}
