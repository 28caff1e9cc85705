// Pins: compareTo returns the difference of the first differing chars, else of the lengths.
public class CompareStrings {
    public static void main(String[] args) {
        String[] words = {"", "a", "b", "ab", "abc", "B", "z"};
        for (String x : words) {
            String row = "";
            for (String y : words) {
                row += x.compareTo(y) + " ";
            }
            System.out.println(row.trim());
        }
        System.out.println("apple".compareTo("apricot"));
        System.out.println("Zoo".compareTo("apple"));
        System.out.println("HELLO".compareToIgnoreCase("hello"));
        System.out.println("\uffff".compareTo("\u0000"));
        try {
            "a".compareTo(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
