/** Runs of equal letters as letter and number. */
public class RunLength {
    public static String pack(String text) {
        if (text.isEmpty()) {
            return "";
        }
        StringBuilder result = new StringBuilder();
        char current = text.charAt(0);
        int length = 1;
        for (int i = 1; i < text.length(); i++) {
            char next = text.charAt(i);
            if (next == current) {
                length++;
            } else {
                result.append(current).append(length);
                current = next;
                length = 1;
            }
        }
        result.append(current).append(length);
        return result.toString();
    }

    public static String unpack(String packed) {
        StringBuilder result = new StringBuilder();
        int i = 0;
        while (i < packed.length()) {
            char letter = packed.charAt(i);
            i++;
            int length = 0;
            while (i < packed.length() && Character.isDigit(packed.charAt(i))) {
                length = length * 10 + (packed.charAt(i) - '0');
                i++;
            }
            for (int j = 0; j < length; j++) {
                result.append(letter);
            }
        }
        return result.toString();
    }
}
