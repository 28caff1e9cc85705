// Pins: String.hashCode is the polynomial with base 31, wrapping.
public class StringHash {
    static int byHand(String s) {
        int h = 0;
        for (int i = 0; i < s.length(); i++) {
            h = 31 * h + s.charAt(i);
        }
        return h;
    }

    public static void main(String[] args) {
        String[] words = {"", "a", "Aa", "BB", "hello", "The quick brown fox jumps over the lazy dog", "\uffff\uffff\uffff"};
        for (String w : words) {
            System.out.println(w.length() + " " + w.hashCode() + " " + (w.hashCode() == byHand(w)));
        }
        System.out.println("Aa".hashCode() == "BB".hashCode());
    }
}
