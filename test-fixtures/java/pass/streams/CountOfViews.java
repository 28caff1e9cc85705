import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;

/** Of which views count() runs the stages: those whose streams don't know their size. */
public class CountOfViews {
    static void count(String name, Collection<?> view) {
        System.out.print(name + ":");
        System.out.println(view.stream().peek(element -> System.out.print(" " + element)).count());
    }

    static void countAll(String name, Map<String, Integer> map) {
        count(name + " keys", map.keySet());
        count(name + " values", map.values());
        count(name + " entries", map.entrySet());
    }

    public static void main(String[] args) {
        Map<String, Integer> source = Map.of("a", 1);
        countAll("hash", new HashMap<>(source));
        countAll("linked", new LinkedHashMap<>(source));
        countAll("concurrent", new ConcurrentHashMap<>(source));
        TreeMap<String, Integer> tree = new TreeMap<>(source);
        countAll("tree", tree);
        count("head keys", tree.headMap("z").keySet());
        count("descending keys", tree.descendingMap().keySet());
        TreeSet<String> set = new TreeSet<>(source.keySet());
        count("tree set", set);
        count("tail set", set.tailSet("a"));
        count("descending set", set.descendingSet());
        count("unmodifiable keys", Collections.unmodifiableMap(new ConcurrentHashMap<>(source)).keySet());
        count("unmodifiable values", Collections.unmodifiableCollection(new ConcurrentHashMap<>(source).values()));
        count("unmodifiable tree", Collections.unmodifiableSet(set));
        var own = ConcurrentHashMap.<String>newKeySet();
        own.add("k");
        count("key set", own);
        count("queue", new ConcurrentLinkedQueue<>(List.of(1)));
        count("copied", new CopyOnWriteArrayList<>(List.of(1)));
        count("sub list", new ArrayList<>(List.of(1, 2, 3)).subList(0, 1));

        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>(source);
        System.out.println(map.keySet().remove("x") + " " + map.keySet().contains("a") + " " + map.values().contains(1)
                + " " + map.keySet().equals(source.keySet()) + " " + map.values() + map.keySet());
        map.values().remove(1);
        System.out.println(map + " " + map.keySet().isEmpty());
    }
}
