// The unmodifiable wrappers of java.util.Collections show changes and refuse to make any.
import java.util.*;

public class UnmodifiableViews {
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
        List<Integer> base = new ArrayList<>(List.of(1, 2));
        List<Integer> list = Collections.unmodifiableList(base);
        base.add(3);
        System.out.println(list + " " + list.equals(base) + list.get(2) + list.indexOf(3) + list.subList(1, 3));
        fails(() -> list.add(1));
        fails(() -> list.addAll(List.of()));
        fails(() -> list.removeIf(x -> false));
        fails(() -> list.replaceAll(x -> x));
        fails(() -> list.sort(null));
        fails(() -> list.listIterator().set(1));
        fails(() -> list.iterator().remove());
        fails(() -> list.subList(0, 1).clear());
        Set<Integer> set = Collections.unmodifiableSet(new TreeSet<>(base));
        fails(() -> set.add(1));
        fails(() -> set.retainAll(List.of()));
        Map<String, Integer> map = Collections.unmodifiableMap(new TreeMap<>(Map.of("a", 1)));
        System.out.println(map.get("a") + " " + map + map.keySet() + map.values());
        fails(() -> map.put("b", 1));
        fails(() -> map.keySet().clear());
        fails(() -> map.entrySet().iterator().next().setValue(2));
        fails(() -> map.merge("a", 1, Integer::sum));
        fails(() -> map.compute("a", (k, v) -> v));
        fails(() -> map.putIfAbsent("a", 1));
        NavigableSet<Integer> sorted = Collections.unmodifiableNavigableSet(new TreeSet<>(List.of(1, 3, 5)));
        System.out.println(sorted.floor(4) + " " + sorted.headSet(3, true) + sorted.descendingSet() + sorted.first() + Collections.unmodifiableSortedSet(new TreeSet<>(List.of(2))).last());
        fails(() -> sorted.pollFirst());
        fails(() -> sorted.tailSet(3).add(9));
        NavigableMap<Integer, String> navigable = Collections.unmodifiableNavigableMap(new TreeMap<>(Map.of(1, "a", 2, "b")));
        System.out.println(navigable.firstEntry() + " " + navigable.ceilingKey(2) + navigable.descendingMap() + navigable.tailMap(2) + Collections.unmodifiableSortedMap(new TreeMap<>(navigable)).firstKey());
        fails(() -> navigable.pollFirstEntry());
        fails(() -> Collections.unmodifiableCollection(base).remove(1));
        fails(() -> Collections.emptyList().add(null));
        fails(() -> Collections.singletonList(1).add(2));
        fails(() -> Collections.nCopies(2, "x").set(0, "y"));
    }
}
