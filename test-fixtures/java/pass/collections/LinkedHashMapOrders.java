// java.util.LinkedHashMap by insertion and by access, and as a bounded cache.
import java.util.*;

public class LinkedHashMapOrders {
    public static void main(String[] args) throws Exception {
        LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
        map.put("b", 1);
        map.put("a", 2);
        map.put("b", 3);
        map.putIfAbsent("c", 4);
        map.remove("a");
        map.put("a", 5);
        System.out.println(map + " " + map.keySet() + map.values());
        LinkedHashMap<String, Integer> access = new LinkedHashMap<>(16, 0.75f, true);
        for (String key : List.of("x", "y", "z")) {
            access.put(key, key.length());
        }
        access.get("x");
        access.getOrDefault("y", 0);
        access.put("z", 9);
        access.merge("x", 1, Integer::sum);
        System.out.println(access);
        LinkedHashMap<Integer, String> cache = new LinkedHashMap<>() {
            protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
                return size() > 2;
            }
        };
        for (int i = 0; i < 5; i++) {
            cache.put(i, "v" + i);
        }
        System.out.println(cache + " " + cache.containsKey(0));
        Set<Integer> set = new LinkedHashSet<>(List.of(3, 1, 2));
        set.remove(1);
        set.add(1);
        set.add(3);
        System.out.println(set + " " + new LinkedHashMap<>(map).equals(map) + new LinkedHashSet<>(set));
    }
}
