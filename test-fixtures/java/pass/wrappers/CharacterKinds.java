// The classifying and converting methods of Character.

public class CharacterKinds {
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
        for (char c : "aZ5 \t_$é中ß§٣ǅ\u00ad".toCharArray()) {
            System.out.println((int) c + " " + Character.isLetter(c) + Character.isDigit(c) + Character.isLetterOrDigit(c) + Character.isWhitespace(c) + Character.isSpaceChar(c) + Character.isUpperCase(c) + Character.isLowerCase(c) + Character.isTitleCase(c) + Character.isJavaIdentifierStart(c) + Character.isJavaIdentifierPart(c) + Character.isISOControl(c) + Character.isAlphabetic(c) + Character.isIdentifierIgnorable(c) + Character.isDefined(c) + " " + Character.getType(c) + " " + Character.getNumericValue(c) + " " + (int) Character.toUpperCase(c) + " " + (int) Character.toLowerCase(c) + " " + (int) Character.toTitleCase(c) + " " + Character.digit(c, 16));
        }
        System.out.println(Character.forDigit(11, 16) + " " + (int) Character.forDigit(20, 16) + Character.isSurrogate('\ud800') + Character.isSurrogatePair('\ud83d', '\ude00') + Character.toCodePoint('\ud83d', '\ude00') + Character.charCount(0x1F600) + Character.isSupplementaryCodePoint(0x1F600) + Character.isValidCodePoint(0x110000) + Character.isBmpCodePoint(65) + (int) Character.highSurrogate(0x1F600) + (int) Character.lowSurrogate(0x1F600) + Character.toString(0x1F600) + Character.toChars(66)[0] + Character.compare('a', 'c') + Character.hashCode('a') + Character.reverseBytes('a') + Character.MAX_VALUE + Character.getType(0x1F600) + Character.toUpperCase(0x10428));
        System.out.println(Character.codePointAt("a😀", 1) + " " + Character.codePointBefore("a😀", 3) + Character.codePointCount("a😀b", 0, 4) + Character.offsetByCodePoints("a😀b", 0, 2) + Character.codePointAt(new char[] {'x', 'y'}, 1) + Character.codePointCount(new char[] {'x', 'y'}, 0, 2) + Character.toChars(97, new char[2], 1));
        fails(() -> Character.toChars(-1));
        fails(() -> Character.codePointCount("abc", 2, 1));
        fails(() -> Character.offsetByCodePoints("abc", 0, 9));
    }
}
