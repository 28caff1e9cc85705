// Pins: uncaught StringIndexOutOfBoundsException from substring in a nested call.
public class UncaughtStringIndex {
    static String tail(String s, int n) {
        return s.substring(n);
    }

    public static void main(String[] args) {
        String s = "abc";
        for (int i = 2; ; i++) {
            System.out.println("[" + tail(s, i) + "]");
        }
    }
}
