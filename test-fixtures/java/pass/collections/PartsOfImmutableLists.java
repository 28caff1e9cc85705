// Pins: how lists of List.of, of streams and their sublists name an index that is out of bounds.
import java.util.*;

public class PartsOfImmutableLists {
    static void get(String name, List<?> list, int index) {
        try {
            System.out.println(name + ": " + list.get(index));
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e);
        }
    }

    public static void main(String[] args) {
        List<String> four = List.of("a", "b", "c", "d");
        get("none", List.of(), 0);
        get("one", List.of("a"), 1);
        get("two", List.of("a", "b"), -1);
        get("four", four, 4);
        get("empty part", four.subList(0, 0), 0);
        get("part of one", four.subList(1, 2), 1);
        get("part of two", four.subList(1, 3), -1);
        get("part of three", four.subList(1, 4), 2);
        get("part of three", four.subList(1, 4), 3);
        get("part of a part", four.subList(1, 4).subList(1, 2), 1);
        get("part of two", List.of("a", "b").subList(0, 1), 1);
        get("stream", four.stream().toList(), 4);
        get("part of a stream's", four.stream().toList().subList(1, 2), 1);
        System.out.println((List.copyOf(four) == four) + " " + (List.copyOf(four.subList(0, 4)) == four));
        try {
            System.out.println(List.copyOf(Arrays.asList("a", null).stream().toList()));
        } catch (NullPointerException e) {
            System.out.println("no null in copies");
        }
        get("copy of a part", List.copyOf(four.subList(1, 2)), 1);
    }
}
