// Pins: searching, counting, replacing and comparing substrings by hand against the library.
public class StringSearching {
    static int indexOf(String text, String pattern) {
        for (int i = 0; i + pattern.length() <= text.length(); i++) {
            int j = 0;
            while (j < pattern.length() && text.charAt(i + j) == pattern.charAt(j)) {
                j++;
            }
            if (j == pattern.length()) {
                return i;
            }
        }
        return -1;
    }

    static int count(String text, String pattern) {
        int n = 0;
        for (int at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) {
            n++;
        }
        return n;
    }

    public static void main(String[] args) {
        String[][] cases = {{"hello", "ll"}, {"hello", ""}, {"", ""}, {"", "a"}, {"aaa", "aa"}, {"abc", "abcd"}, {"mississippi", "ssip"}};
        for (String[] c : cases) {
            System.out.println(c[0] + "/" + c[1] + " " + indexOf(c[0], c[1]) + " " + c[0].indexOf(c[1]) + " " + count(c[0], "s") + " " + c[0].lastIndexOf(c[1]) + " " + c[0].contains(c[1]));
        }
        System.out.println(count("aaaa", "aa"));
        System.out.println("banana".replace("ana", "-") + " " + "aaa".replace("a", "") + " " + "abc".replace("", "."));
        System.out.println("a,b,,c".indexOf(",,") + " " + "abc".indexOf("c", -1) + " " + "abc".indexOf("a", 1));
        System.out.println("Hello".regionMatches(true, 1, "ELL", 0, 3) + " " + "x".compareTo("xy"));
    }
}
