// Pins: Character tests and conversions on ASCII and a few others.
public class CharacterMethods {
    public static void main(String[] args) {
        char[] chars = {'a', 'Z', '5', ' ', '\t', '_', '$', '\u00e9', '\u00df', '-', '\u0000'};
        for (char c : chars) {
            System.out.println((int) c + ": " + Character.isDigit(c) + " " + Character.isLetter(c) + " " + Character.isLetterOrDigit(c)
                + " " + Character.isUpperCase(c) + " " + Character.isLowerCase(c) + " " + Character.isWhitespace(c)
                + " " + (int) Character.toUpperCase(c) + " " + (int) Character.toLowerCase(c));
        }
        System.out.println(Character.getNumericValue('7') + " " + Character.getNumericValue('a') + " " + Character.getNumericValue('-'));
        System.out.println(Character.digit('f', 16) + " " + Character.digit('g', 16) + " " + Character.forDigit(11, 16));
        System.out.println(Character.toString('x') + Character.valueOf('y') + String.valueOf('z'));
        Character boxed = 'q';
        System.out.println(boxed.charValue() + 1);
        System.out.println(boxed.equals('q') + " " + boxed.compareTo('s') + " " + Character.compare('b', 'a') + " " + boxed.hashCode());
        System.out.println((int) Character.MAX_VALUE);
        System.out.println(Character.isAlphabetic('k'));
    }
}
