import java.util.HashMap;
import java.util.Map;

public class Tally {
    private final Map<String, Integer> votes = new HashMap<>();
    private int total;

    public void vote(String name) {
        int before = votes.getOrDefault(name, 0);
        votes.put(name, before + 1);
    }

    public int percent(String name) {
        if (total == 0) {
            return 0;
        }
        return votes.getOrDefault(name, 0) * 100 / total;
    }
}
