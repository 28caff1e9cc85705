/** Shifts letters round the alphabet. */
public class Cipher {
    private final int shift;

    public Cipher(int shift) {
        this.shift = Math.floorMod(shift, 26);
    }

    public String encode(String text) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            result.append(turn(text.charAt(i), shift));
        }
        return result.toString();
    }

    public String decode(String text) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            result.append(turn(text.charAt(i), 26 - shift));
        }
        return result.toString();
    }

    private static char turn(char letter, int by) {
        if (letter >= 'a' && letter <= 'z') {
            return (char) ('a' + (letter - 'a' + by) % 26);
        }
        if (letter >= 'A' && letter <= 'Z') {
            return (char) ('A' + (letter - 'A' + by) % 26);
        }
        return letter;
    }
}
