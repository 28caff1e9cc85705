// Pins: padding, centring, wrapping and number formatting by hand with strings.
public class TextFormatting {
    static String pad(String s, int width, char fill) {
        while (s.length() < width) {
            s = fill + s;
        }
        return s;
    }

    static String centre(String s, int width) {
        int left = (width - s.length()) / 2;
        return " ".repeat(left) + s + " ".repeat(width - s.length() - left);
    }

    static String thousands(long n) {
        if (n < 0) {
            return "-" + thousands(-n);
        }
        return n < 1000 ? "" + n : thousands(n / 1000) + "," + pad("" + n % 1000, 3, '0');
    }

    static void wrap(String text, int width) {
        String line = "";
        for (String rest = text; !rest.isEmpty(); ) {
            int space = rest.indexOf(' ');
            String word = space < 0 ? rest : rest.substring(0, space);
            rest = space < 0 ? "" : rest.substring(space + 1);
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                System.out.println("|" + line);
                line = word;
            } else {
                line = line.isEmpty() ? word : line + " " + word;
            }
        }
        System.out.println("|" + line);
    }

    public static void main(String[] args) {
        System.out.println(pad("42", 6, '0') + "[" + centre("mid", 8) + "]");
        System.out.println(thousands(0) + " " + thousands(999) + " " + thousands(1000) + " " + thousands(-1234567890123L) + " " + thousands(1000005));
        wrap("the quick brown fox jumps over the lazy dog", 12);
    }
}
