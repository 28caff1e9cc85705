// Pins: splitting words by hand, counting with parallel arrays, sorting by compareTo.
public class WordCount {
    static String[] words = new String[16];
    static int[] counts = new int[16];
    static int used = 0;

    static void count(String w) {
        for (int i = 0; i < used; i++) {
            if (words[i].equals(w)) {
                counts[i]++;
                return;
            }
        }
        words[used] = w;
        counts[used++] = 1;
    }

    static void split(String text) {
        int start = -1;
        for (int i = 0; i <= text.length(); i++) {
            boolean letter = i < text.length() && Character.isLetter(text.charAt(i));
            if (letter && start < 0) {
                start = i;
            } else if (!letter && start >= 0) {
                count(text.substring(start, i).toLowerCase());
                start = -1;
            }
        }
    }

    public static void main(String[] args) {
        split("The cat and the Dog; the bird, and a CAT!");
        for (int i = 0; i < used; i++) {
            for (int j = i + 1; j < used; j++) {
                if (words[j].compareTo(words[i]) < 0) {
                    String w = words[i];
                    words[i] = words[j];
                    words[j] = w;
                    int c = counts[i];
                    counts[i] = counts[j];
                    counts[j] = c;
                }
            }
        }
        for (int i = 0; i < used; i++) {
            System.out.println(words[i] + " " + counts[i]);
        }
    }
}
