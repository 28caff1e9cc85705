package lists;

import java.util.*;
import java.util.function.*;

public class Lists {
    enum Colour { RED, GREEN }

    static Map<String, Integer> last;
    static final List<String> NAMES = new ArrayList<>(List.of("a"));

    static <T extends Comparable<T>> T largest(List<T> values) {
        T best = values.get(0);
        for (T value : values) if (value.compareTo(best) > 0) best = value;
        return best;
    }

    static <T extends Comparable<T>> int find(T[] values, T key) {
        for (int i = 0; i < values.length; i++) if (values[i].compareTo(key) == 0) return i;
        return -1;
    }

    static List<Integer> doubled(List<Integer> values) {
        List<Integer> result = new LinkedList<>();
        for (Integer value : values) result.add(value * 2);
        values.clear();
        return result;
    }

    static Set<Colour> colours(Set<Colour> some, Colour more) {
        some.add(more);
        return some;
    }

    static Map<String, List<Integer>> index(Map<String, List<Integer>> map, String key) {
        map.computeIfAbsent(key, k -> new ArrayList<>()).add(key.length());
        return map;
    }

    static Object pick(Object[] values, int index) {
        Object value = values[index];
        values[index] = null;
        return value;
    }

    static Collection<String> joined(Deque<String> queue, Iterable<String> more) {
        for (String text : more) queue.addLast(text);
        return queue;
    }

    static int remember(String name) {
        if (last == null) last = new TreeMap<>();
        last.put(name, name.length());
        return last.size();
    }

    static String name(int index) {
        return NAMES.get(index);
    }

    static StringBuilder reversed(String text) {
        return new StringBuilder(text).reverse();
    }

    static Optional<Integer> first(List<Integer> values) {
        return values.stream().findFirst();
    }

    static List<Object> self() {
        List<Object> list = new ArrayList<>();
        list.add(list);
        return list;
    }
}

class ListsInputs {
    static Object[] largest_1() { return new Object[] {new ArrayList<>(Arrays.asList(1, 5, 3))}; }
    static Object[] largest_2() { return new Object[] {new ArrayList<>(Arrays.asList("b", "a"))}; }
    static Object[] largest_3() { return new Object[] {new ArrayList<>()}; }
    static Object[] find_1() { return new Object[] {new Integer[] {3, 4}, 4}; }
    static Object[] doubled_1() { return new Object[] {new ArrayList<>(Arrays.asList(1, 2, 1000))}; }
    static Object[] doubled_2() { List<Integer> l = new LinkedList<>(); l.add(null); return new Object[] {l}; }
    static Object[] doubled_3() { return new Object[] {List.of(4)}; }
    static Object[] colours_1() { return new Object[] {new HashSet<>(Arrays.asList(Lists.Colour.RED)), Lists.Colour.GREEN}; }
    static Object[] index_1() {
        Map<String, List<Integer>> map = new HashMap<>();
        map.put("a", new ArrayList<>(Arrays.asList(1)));
        return new Object[] {map, "bc"};
    }
    static Object[] pick_1() { return new Object[] {new Object[] {1, "a", 'c', 2L}, 3}; }
    static Object[] pick_2() { return new Object[] {new Object[] {new int[] {1}}, 0}; }
    static Object[] joined_1() { return new Object[] {new ArrayDeque<>(Arrays.asList("a")), new ArrayList<>(Arrays.asList("b"))}; }
    static Object[] remember_1() { return new Object[] {"abc"}; }
    static Object[] name_1() { return new Object[] {0}; }
    static Object[] name_2() { return new Object[] {3}; }
    static Object[] reversed_1() { return new Object[] {"ab"}; }
    static Object[] first_1() { return new Object[] {new ArrayList<>(Arrays.asList(9))}; }
    static Object[] self_1() { return new Object[] {}; }
}
