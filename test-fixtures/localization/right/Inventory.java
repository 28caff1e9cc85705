import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What lies in a warehouse. */
public class Inventory {
    private final Map<String, Integer> amounts = new HashMap<>();

    public void add(String item, int amount) {
        amounts.put(item, amounts.getOrDefault(item, 0) + amount);
    }

    /** Takes what there is, and says how much that was. */
    public int take(String item, int amount) {
        int there = amounts.getOrDefault(item, 0);
        int taken = Math.min(there, amount);
        if (taken == there) {
            amounts.remove(item);
        } else {
            amounts.put(item, there - taken);
        }
        return taken;
    }

    public int total() {
        int sum = 0;
        for (int amount : amounts.values()) {
            sum += amount;
        }
        return sum;
    }

    /** Items of which there are fewer than so many, in alphabetical order. */
    public List<String> scarce(int limit) {
        List<String> items = new ArrayList<>();
        for (Map.Entry<String, Integer> entry : amounts.entrySet()) {
            if (entry.getValue() < limit) {
                items.add(entry.getKey());
            }
        }
        Collections.sort(items);
        return items;
    }

    public boolean has(String item) {
        return amounts.containsKey(item);
    }
}
