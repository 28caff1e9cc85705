// Every method of java.util.TreeMap: neighbours, ranges, descending views.
import java.util.*;

public class TreeMapMethods {
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
        TreeMap<Integer, String> map = new TreeMap<>();
        for (int i = 10; i <= 50; i += 10) {
            map.put(i, "v" + i);
        }
        System.out.println(map.firstKey() + " " + map.lastKey() + map.firstEntry() + map.lastEntry() + map.floorKey(25) + map.ceilingKey(25) + map.lowerKey(10) + map.higherKey(50) + map.floorEntry(30) + map.lowerEntry(30) + map.ceilingEntry(51) + map.higherEntry(30));
        System.out.println(map.headMap(30) + " " + map.headMap(30, true) + map.tailMap(30) + map.tailMap(30, false) + map.subMap(20, 40) + map.subMap(20, false, 40, true));
        System.out.println(map.descendingMap() + " " + map.descendingKeySet() + map.navigableKeySet().headSet(30) + map.descendingMap().headMap(30));
        SortedMap<Integer, String> view = map.subMap(20, 40);
        view.put(25, "new");
        view.remove(20);
        System.out.println(view + " " + map + view.firstKey() + view.lastKey() + view.size());
        fails(() -> view.put(45, "out"));
        fails(() -> map.subMap(5, 1));
        System.out.println(map.pollFirstEntry() + " " + map.pollLastEntry() + map);
        map.merge(25, "!", String::concat);
        map.computeIfAbsent(1, k -> "one");
        map.replaceAll((k, v) -> k + v);
        System.out.println(map + " " + map.containsKey(30) + map.containsValue("30v30") + map.get(31) + map.comparator());
        TreeMap<String, Integer> words = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        words.put("b", 1);
        words.put("A", 2);
        words.put("B", 3);
        System.out.println(words + " " + words.get("a") + words.clone());
        fails(() -> map.get(null));
        fails(() -> new TreeMap<String, Integer>().firstKey());
        fails(() -> new TreeMap<Object, Integer>().put(new Object(), 1));
        System.out.println(new TreeMap<Integer, Integer>().firstEntry() + " " + new TreeMap<>(Map.of(2, "b", 1, "a")));
        map.firstEntry().getKey();
        fails(() -> map.firstEntry().setValue("x"));
    }
}
