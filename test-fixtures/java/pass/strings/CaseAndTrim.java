// Pins: upper and lower case, trimming and stripping.
public class CaseAndTrim {
    static String capitalise(String s) {
        return s.isEmpty() ? s : s.substring(0, 1).toUpperCase() + s.substring(1).toLowerCase();
    }

    public static void main(String[] args) {
        System.out.println("MiXed 123 \u00e4\u00d6".toUpperCase() + " " + "MiXed 123 \u00c4".toLowerCase());
        System.out.println("stra\u00dfe".toUpperCase());
        System.out.println("[" + " \n a b \t".trim() + "] [" + "\u2003x\u2003".strip() + "] [" + "\u2003x".trim() + "]");
        System.out.println("[" + "".trim() + "] [" + "   ".trim() + "]");
        System.out.println(capitalise("wORD") + capitalise("") + capitalise("x"));
        System.out.println("x".equals("X".toLowerCase()) + " " + "same".toUpperCase().toLowerCase().equals("same"));
    }
}
