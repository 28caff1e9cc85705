// Pins: HashMap and TreeMap: put, get, getOrDefault, containsKey, merge, sorted iteration.
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

public class MapBasics {
    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        for (String w : "a b a c b a".split(" ")) {
            counts.put(w, counts.getOrDefault(w, 0) + 1);
        }
        System.out.println(counts.get("a") + " " + counts.get("z") + " " + counts.containsKey("b") + " " + counts.size());
        counts.merge("a", 10, Integer::sum);
        counts.remove("c");
        Map<String, Integer> sorted = new TreeMap<>(counts);
        for (Map.Entry<String, Integer> e : sorted.entrySet()) {
            System.out.println(e.getKey() + "=" + e.getValue());
        }
        System.out.println(sorted);
    }
}
