// Every method of Collectors.
import java.util.*;
import java.util.stream.*;

public class AllCollectors {
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
        List<String> words = List.of("bb", "a", "ccc", "dd", "a");
        System.out.println(words.stream().collect(Collectors.toList()) + " " + words.stream().collect(Collectors.toSet()) + words.stream().collect(Collectors.toCollection(TreeSet::new)) + words.stream().collect(Collectors.joining()) + words.stream().collect(Collectors.joining(",")) + words.stream().collect(Collectors.joining(",", "<", ">")) + words.stream().collect(Collectors.counting()) + words.stream().collect(Collectors.toUnmodifiableList()) + words.stream().collect(Collectors.toUnmodifiableSet()).size());
        System.out.println(words.stream().distinct().collect(Collectors.toMap(w -> w, String::length)) + " " + words.stream().collect(Collectors.toMap(w -> w, w -> 1, Integer::sum)) + words.stream().collect(Collectors.toMap(w -> w, w -> 1, Integer::sum, TreeMap::new)) + words.stream().collect(Collectors.toUnmodifiableMap(w -> w, w -> 1, Integer::sum)).size() + words.stream().collect(Collectors.toConcurrentMap(w -> w, w -> 1, Integer::sum)));
        System.out.println(words.stream().collect(Collectors.groupingBy(String::length)) + " " + words.stream().collect(Collectors.groupingBy(String::length, Collectors.counting())) + words.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.mapping(w -> w + "!", Collectors.toList()))) + words.stream().collect(Collectors.groupingByConcurrent(String::length)) + words.stream().collect(Collectors.partitioningBy(w -> w.length() > 1)) + words.stream().collect(Collectors.partitioningBy(w -> w.length() > 9, Collectors.counting())));
        System.out.println(words.stream().collect(Collectors.filtering(w -> w.length() > 1, Collectors.toList())) + " " + words.stream().collect(Collectors.flatMapping(w -> w.chars().mapToObj(c -> (char) c), Collectors.toSet())) + words.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)) + words.stream().collect(Collectors.minBy(Comparator.naturalOrder())) + words.stream().collect(Collectors.maxBy(Comparator.comparing(String::length))) + words.stream().collect(Collectors.reducing("", String::concat)) + words.stream().collect(Collectors.reducing(0, String::length, Integer::sum)) + words.stream().collect(Collectors.reducing((a, b) -> b)) + words.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.joining(), (n, s) -> n + s)));
        System.out.println(words.stream().collect(Collectors.summingInt(String::length)) + " " + words.stream().collect(Collectors.summingLong(String::length)) + words.stream().collect(Collectors.summingDouble(String::length)) + words.stream().collect(Collectors.averagingInt(String::length)) + words.stream().collect(Collectors.averagingLong(String::length)) + words.stream().collect(Collectors.averagingDouble(String::length)) + words.stream().collect(Collectors.summarizingInt(String::length)) + words.stream().collect(Collectors.summarizingLong(String::length)).getMax() + words.stream().collect(Collectors.summarizingDouble(String::length)).getMin());
        Collector<String, StringBuilder, String> own = Collector.of(StringBuilder::new, (b, w) -> b.append(w).append('|'), StringBuilder::append, StringBuilder::toString);
        System.out.println(words.stream().collect(own));
        fails(() -> words.stream().collect(Collectors.toMap(w -> w, w -> 1)));
        fails(() -> Stream.of("x").collect(Collectors.toMap(w -> w, w -> null)));
        fails(() -> words.stream().collect(Collectors.groupingBy(w -> null)));
    }
}
