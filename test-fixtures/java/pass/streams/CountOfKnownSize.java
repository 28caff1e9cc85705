// count() of a stream whose size is known doesn't run the stages before; streams of collections look late.
import java.util.*;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.*;

public class CountOfKnownSize {
    static <T> Stream<T> seen(Stream<T> stream) {
        return stream.peek(x -> System.out.print(x + " "));
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(3, 1, 2));
        System.out.println(seen(list.stream()).count());
        System.out.println(seen(list.stream()).map(x -> x + 1).count());
        System.out.println(seen(list.stream()).filter(x -> x > 1).count());
        System.out.println(seen(list.stream()).sorted().count());
        System.out.println(seen(list.stream()).distinct().count());
        System.out.println(seen(list.stream()).limit(2).count());
        System.out.println(seen(list.stream()).skip(1).count());
        System.out.println(seen(list.stream()).limit(10).skip(5).count());
        System.out.println(seen(list.stream()).takeWhile(x -> x > 2).count());
        System.out.println(seen(list.stream()).dropWhile(x -> x > 2).count());
        System.out.println(seen(list.stream()).flatMap(x -> Stream.of(x, x)).count());
        System.out.println(seen(list.stream()).mapToInt(x -> x).count());
        System.out.println(seen(list.stream()).mapToInt(x -> x).boxed().count());
        System.out.println(seen(Stream.of(1, 2)).count() + " " + seen(Stream.empty()).count());
        System.out.println(seen(Arrays.stream(new String[] {"a", "b"})).count());
        System.out.println(seen(Stream.concat(list.stream(), Stream.of(9))).count());
        System.out.println(seen(Stream.concat(list.stream(), list.stream().filter(x -> x > 1))).count());
        System.out.println(seen(Stream.iterate(1, x -> x + 1).limit(3)).count());
        System.out.println(seen(Stream.generate(() -> 1).limit(3)).count());
        System.out.println(IntStream.range(0, 4).peek(x -> System.out.print(x + " ")).count());
        System.out.println(IntStream.rangeClosed(0, 4).peek(x -> System.out.print(x + " ")).asLongStream().count());
        System.out.println(IntStream.of(4, 5).peek(x -> System.out.print(x + " ")).mapToObj(x -> "s").count());
        System.out.println(IntStream.iterate(0, x -> x < 3, x -> x + 1).peek(x -> System.out.print(x + " ")).count());
        System.out.println("text".chars().peek(x -> System.out.print(x + " ")).count());
        System.out.println(seen(new HashSet<>(list).stream()).count() + " " + seen(new TreeSet<>(list).stream()).count());
        System.out.println(seen(new HashMap<>(Map.of(1, 2)).keySet().stream()).count());
        System.out.println(seen(new TreeMap<>(Map.of(1, 2)).entrySet().stream()).count());
        System.out.println(seen(new ArrayDeque<>(list).stream()).count() + " " + seen(new LinkedList<>(list).stream()).count());
        System.out.println(seen(new PriorityQueue<>(list).stream()).count());
        System.out.println(seen(new ConcurrentLinkedQueue<>(list).stream()).count());
        System.out.println(seen(list.subList(0, 2).stream()).count() + " " + seen(Collections.unmodifiableList(list).stream()).count());
        System.out.println(seen(Optional.of(1).stream()).count());
        System.out.println(LongStream.range(0, 3).peek(x -> System.out.print(x + " ")).map(x -> x * 2).count());
        System.out.println(DoubleStream.of(1, 2).peek(x -> System.out.print(x + " ")).sorted().count());
        System.out.println(seen(list.stream()).collect(Collectors.counting()));
        Stream<Integer> late = list.stream().map(x -> x * 10);
        list.add(7);
        late.forEach(x -> System.out.print(x + " "));
        System.out.println();
        Stream<Integer> lateCount = list.stream();
        list.add(8);
        System.out.println(lateCount.count());
        Stream<Integer> twice = list.stream();
        twice.count();
        try {
            twice.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
