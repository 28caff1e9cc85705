// Map.of, List.of and Set.of: every change is refused, also one that would change nothing; null is refused.
import java.util.*;

public class ImmutableMaps {
    static void check(String name, Runnable action) {
        try {
            action.run();
            System.out.println(name + ": done");
        } catch (UnsupportedOperationException | NullPointerException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> map = Map.of("a", 1);
        check("put", () -> map.put("a", 1));
        check("putIfAbsent", () -> map.putIfAbsent("a", 1));
        check("computeIfAbsent", () -> map.computeIfAbsent("a", k -> 2));
        check("computeIfPresent", () -> map.computeIfPresent("b", (k, v) -> 2));
        check("compute", () -> map.compute("a", (k, v) -> 2));
        check("merge", () -> map.merge("a", 1, Integer::sum));
        check("replace", () -> map.replace("b", 1));
        check("replace 3", () -> map.replace("b", 1, 2));
        check("replaceAll", () -> map.replaceAll((k, v) -> v));
        check("remove", () -> map.remove("b"));
        check("remove 2", () -> map.remove("b", 1));
        check("putAll", () -> map.putAll(Map.of()));
        check("clear", () -> Map.of().clear());
        check("containsKey", () -> map.containsKey(null));
        check("containsValue", () -> map.containsValue(null));
        check("get", () -> map.get(null));
        check("getOrDefault", () -> map.getOrDefault(null, 1));
        check("keySet.remove", () -> map.keySet().remove("b"));
        check("values.clear", () -> map.values().clear());
        check("entry.setValue", () -> map.entrySet().iterator().next().setValue(1));
        check("list.contains", () -> List.of().contains(null));
        check("list.indexOf", () -> List.of(1).indexOf(null));
        check("list.lastIndexOf", () -> List.of(1).lastIndexOf(null));
        check("list.remove", () -> List.of(1).remove((Object) 2));
        check("list.remove at", () -> List.of(1).remove(0));
        check("list.set", () -> List.of(1).set(0, 1));
        check("list.add at", () -> List.of(1).add(0, 1));
        check("list.removeIf", () -> List.of().removeIf(x -> true));
        check("list.replaceAll", () -> List.of().replaceAll(x -> x));
        check("list.sort", () -> List.of(1).sort(null));
        check("list.iterator.remove", () -> List.of(1).iterator().remove());
        check("list.sub.contains", () -> List.of(1, 2).subList(0, 1).contains(null));
        check("set.contains", () -> Set.of(1).contains(null));
        check("set.containsAll", () -> Set.of(1).containsAll(Arrays.asList(1, null)));
        check("set.add", () -> Set.of(1).add(1));
        check("set.remove", () -> Set.of(1).remove(2));
        check("set.removeIf", () -> Set.of(1).removeIf(x -> false));
        check("set.retainAll", () -> Set.of(1).retainAll(List.of(1)));
        check("copyOf null", () -> List.copyOf(Arrays.asList(1, null)));
        check("copyOf", () -> Set.copyOf(List.of(1, 1)).size());
        check("toList", () -> java.util.stream.Stream.of(1, 2).toList().contains(null));
    }
}
