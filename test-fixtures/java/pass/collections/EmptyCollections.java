// Pins: the empty list, set and map of Collections: what they answer, what they refuse, what does nothing.
import java.util.*;

public class EmptyCollections {
    static void tries(String name, Runnable action) {
        try {
            action.run();
            System.out.println(name + ": done");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e);
        }
    }

    public static void main(String[] args) {
        Map<String, String> map = Collections.emptyMap();
        Set<String> set = Collections.emptySet();
        List<String> list = Collections.emptyList();
        System.out.println(set.contains(null) + " " + set.remove(null) + " " + list.remove(null) + " " + list.indexOf(null));
        System.out.println(map.get(null) + " " + map.containsKey(null) + " " + map.containsValue(null) + " " + map.getOrDefault(null, "d"));
        System.out.println(list.removeIf(x -> true) + " " + set.removeAll(List.of()) + " " + list.retainAll(List.of()));
        System.out.println(list.addAll(List.of()) + " " + set.containsAll(List.of()) + " " + list.containsAll(List.of(1)));
        System.out.println(list.equals(List.of()) + " " + set.equals(Set.of()) + " " + map.equals(new TreeMap<String, String>()));
        System.out.println(list.hashCode() + " " + set.hashCode() + " " + map.hashCode() + " " + list + set + map);
        System.out.println(list.toArray().length + " " + list.subList(0, 0) + " " + list.listIterator().hasNext());
        System.out.println(Collections.emptyList() == Collections.EMPTY_LIST);
        System.out.println(map.keySet() + " " + map.values() + " " + map.entrySet() + " " + list.stream().count());
        tries("clear", () -> { list.clear(); set.clear(); map.clear(); });
        tries("sort", () -> list.sort(null));
        tries("replaceAll", () -> { list.replaceAll(x -> x); map.replaceAll((k, v) -> v); });
        tries("add", () -> list.add("a"));
        tries("add to set", () -> set.add("a"));
        tries("put", () -> map.put("a", "b"));
        tries("putAll of nothing", () -> map.putAll(Map.of()));
        tries("remove a key", () -> map.remove("a"));
        tries("putIfAbsent", () -> map.putIfAbsent("a", "b"));
        tries("computeIfAbsent", () -> map.computeIfAbsent("a", k -> "b"));
        tries("merge", () -> map.merge("a", "b", String::concat));
        tries("get", () -> list.get(0));
        tries("set", () -> list.set(0, ""));
        tries("remove", () -> list.remove(0));
        tries("next", () -> list.iterator().next());
        tries("removeIf of null", () -> list.removeIf(null));
        tries("forEach of null", () -> list.forEach(null));
    }
}
