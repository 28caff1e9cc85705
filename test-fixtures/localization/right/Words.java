/** Text, word by word. */
public class Words {
    public static int count(String text) {
        int words = 0;
        boolean inside = false;
        for (int i = 0; i < text.length(); i++) {
            boolean isSpace = text.charAt(i) == ' ';
            if (!isSpace && !inside) {
                words++;
            }
            inside = !isSpace;
        }
        return words;
    }

    public static String longest(String text) {
        String longest = "";
        for (String word : text.split(" ")) {
            if (word.length() > longest.length()) {
                longest = word;
            }
        }
        return longest;
    }

    /** The first letter of each word in upper case. */
    public static String title(String text) {
        StringBuilder result = new StringBuilder();
        char before = ' ';
        for (char c : text.toCharArray()) {
            if (before == ' ') {
                result.append(Character.toUpperCase(c));
            } else {
                result.append(c);
            }
            before = c;
        }
        return result.toString();
    }

    public static boolean isPalindrome(String text) {
        int left = 0;
        int right = text.length() - 1;
        while (left < right) {
            if (text.charAt(left) != text.charAt(right)) {
                return false;
            }
            left++;
            right--;
        }
        return true;
    }
}
