import java.util.Map;
import java.util.TreeMap;

/** How often words occur. */
public class WordCount {
    public static Map<String, Integer> count(String text) {
        Map<String, Integer> counts = new TreeMap<>();
        for (String word : text.toLowerCase().split(" ")) {
            if (word.isEmpty()) {
                continue;
            }
            Integer before = counts.get(word);
            if (before == null) {
                counts.put(word, 1);
            } else {
                counts.put(word, before + 1);
            }
        }
        return counts;
    }

    /** The most frequent word, the first in alphabetical order of several. */
    public static String mostFrequent(String text) {
        String best = null;
        int most = 0;
        for (Map.Entry<String, Integer> entry : count(text).entrySet()) {
            if (entry.getValue() > most) {
                most = entry.getValue();
                best = entry.getKey();
            }
        }
        return best;
    }

    public static int different(String text) {
        return count(text).size();
    }
}
