// Pins: strings outside ASCII are sequences of UTF-16 units.
public class UnicodeStrings {
    public static void main(String[] args) {
        String s = "na\u00efve \u4f60\u597d \uD83D\uDE00!";
        System.out.println(s + " " + s.length());
        System.out.println(s.indexOf('\u00ef') + " " + s.indexOf("\uD83D\uDE00") + " " + s.charAt(2));
        System.out.println(s.substring(6, 8) + " " + (int) s.charAt(9) + " " + (int) s.charAt(10));
        System.out.println(s.codePointAt(9) + " " + s.hashCode());
        int \u00e4rger = 5;
        System.out.println(\u00e4rger + 1);
        String größe = "L";
        System.out.println(größe);
        System.out.println("é".equals("\u00e9") + " " + "é".length() + " " + "e\u0301".length());
        System.out.println(Character.isLetter('\u4f60') + " " + Character.isSurrogate(s.charAt(9)));
        String r = "";
        for (char c : "añb".toCharArray()) {
            r = c + r;
        }
        System.out.println(r);
    }
}
