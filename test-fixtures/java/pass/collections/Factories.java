// List.of, Set.of, Map.of, copyOf: what they refuse.
import java.util.*;

public class Factories {
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
        List<Integer> list = List.of(1, 2, 3);
        System.out.println(list + " " + List.of() + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12) + list.indexOf(2) + list.contains(5) + List.of(new Integer[] {1, 2}) + list.hashCode() + list.equals(Arrays.asList(1, 2, 3)));
        fails(() -> list.add(1));
        fails(() -> list.set(0, 1));
        fails(() -> list.remove(0));
        fails(() -> list.sort(null));
        fails(() -> list.clear());
        fails(() -> List.of(1, null));
        fails(() -> list.contains(null));
        fails(() -> list.iterator().remove());
        fails(() -> list.get(3));
        System.out.println(Set.of(1).contains(1) + " " + Set.of().size() + Map.of("a", 1) + Map.ofEntries(Map.entry("k", 2)) + Map.entry(1, "x").getValue());
        fails(() -> Set.of(1, 1));
        fails(() -> Map.of("a", 1, "a", 2));
        fails(() -> Map.of("a", 1).put("b", 2));
        fails(() -> Map.of("a", 1).remove("a"));
        fails(() -> Map.entry(null, 1));
        fails(() -> Map.entry("a", 1).setValue(2));
        fails(() -> Set.of(1).add(2));
        List<Integer> source = new ArrayList<>(list);
        List<Integer> copy = List.copyOf(source);
        source.add(4);
        System.out.println(copy + " " + Set.copyOf(List.of(1, 1)).size() + Map.copyOf(Map.of(1, 2)) + new TreeSet<>(Set.of(3, 2, 1)) + new TreeMap<>(Map.of(2, "b", 1, "a")));
        List<String> fixed = Arrays.asList("x", "y");
        fixed.set(0, "z");
        System.out.println(fixed);
        fails(() -> fixed.add("q"));
        fails(() -> fixed.remove(0));
    }
}
