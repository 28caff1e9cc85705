// Every method of java.util.HashMap and the default methods of Map.
import java.util.*;

public class HashMapMethods {
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
        Map<String, Integer> map = new HashMap<>();
        System.out.println(map.put("one", 1) + " " + map.put("one", 11) + map.putIfAbsent("two", 2) + map.putIfAbsent("two", 3) + map.get("none") + map.getOrDefault("none", 7));
        System.out.println(map.containsKey("one") + " " + map.containsValue(2) + map.size() + map.isEmpty() + map);
        System.out.println(map.computeIfAbsent("three", String::length) + " " + map.computeIfAbsent("three", k -> 0) + map.computeIfPresent("three", (k, v) -> v + 1) + map.computeIfPresent("q", (k, v) -> v) + map.compute("four", (k, v) -> v == null ? 4 : v + 1) + map.compute("four", (k, v) -> null) + map.merge("five", 5, Integer::sum) + map.merge("five", 5, Integer::sum) + map.merge("five", 1, (a, b) -> null));
        System.out.println(new TreeMap<>(map) + " " + map.replace("one", 1) + map.replace("q", 1) + map.replace("one", 1, 100) + map.replace("one", 1, 5) + map.remove("two", 3) + map.remove("two", 2) + map.remove("two"));
        map.replaceAll((k, v) -> v * 2);
        map.putAll(Map.of("z", 26));
        map.forEach((k, v) -> System.out.print(k + v + " "));
        System.out.println();
        map.put(null, 0);
        map.put("nil", null);
        System.out.println(map.get(null) + " " + map.containsKey("nil") + map.get("nil") + map.getOrDefault("nil", 3) + map.putIfAbsent("nil", 8) + map.computeIfAbsent("nil", k -> 9));
        System.out.println(map.keySet().remove("z") + " " + map.values().remove(0) + map.entrySet().contains(Map.entry("one", 200)) + map.keySet().contains(null) + new TreeSet<>(map.values()));
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            entry.setValue(entry.getValue() + 1);
        }
        System.out.println(new TreeMap<>(map) + " " + map.equals(new TreeMap<>(map)) + (map.hashCode() == new TreeMap<>(map).hashCode()) + ((HashMap<String, Integer>) map).clone().equals(map));
        map.keySet().retainAll(Set.of("one"));
        map.entrySet().removeIf(e -> e.getValue() > 1000);
        System.out.println(map);
        map.clear();
        System.out.println(map);
        fails(() -> new HashMap<>(-1));
        fails(() -> map.merge("a", null, (x, y) -> x));
        fails(() -> map.computeIfAbsent("a", null));
    }
}
