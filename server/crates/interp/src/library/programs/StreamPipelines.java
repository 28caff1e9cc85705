// Streams and collectors.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamPipelines {
    interface Code {
        Object run() throws Throwable;
    }

    static void show(String name, Code code) {
        try {
            System.out.println(name + " => " + code.run());
        } catch (Throwable e) {
            System.out.println(name + " !! " + e);
        }
    }

    record P(String name, int age) {}

    public static void main(String[] args) {
        List<String> w = Arrays.asList("the quick brown fox jumps over the lazy dog".split(" "));
        System.out.println(
                ""
                        + w.stream()
                                .filter(s -> s.length() > 3)
                                .map(String::toUpperCase)
                                .sorted()
                                .collect(Collectors.toList()));
        System.out.println("" + w.stream().collect(Collectors.groupingBy(String::length)));
        System.out.println(
                ""
                        + w.stream()
                                .collect(
                                        Collectors.groupingBy(
                                                (String s) -> s.charAt(0),
                                                TreeMap::new,
                                                Collectors.counting())));
        System.out.println("" + w.stream().collect(Collectors.partitioningBy(s -> s.length() > 3)));
        System.out.println(
                "" + w.stream().collect(Collectors.toMap(s -> s, String::length, (x, y) -> x + y)));
        show("dup", () -> w.stream().collect(Collectors.toMap(s -> s, String::length)));
        System.out.println(
                ""
                        + w.stream()
                                .distinct()
                                .sorted(
                                        Comparator.comparing(String::length)
                                                .thenComparing(Comparator.naturalOrder()))
                                .collect(Collectors.joining(",", "[", "]")));
        System.out.println(
                IntStream.rangeClosed(1, 10).filter(i -> i % 2 == 0).map(i -> i * i).sum()
                        + " "
                        + IntStream.range(0, 5).boxed().collect(Collectors.toList())
                        + IntStream.of(3, 1, 2)
                                .sorted()
                                .boxed()
                                .map(String::valueOf)
                                .collect(Collectors.joining("-")));
        System.out.println(
                IntStream.of(1, 2, 3, 4).average()
                        + " "
                        + IntStream.of(1, 2, 3).max()
                        + IntStream.empty().max()
                        + IntStream.of(1, 2, 3).summaryStatistics());
        System.out.println(
                DoubleStream.of(0.1, 0.2, 0.3, 0.4).sum()
                        + " "
                        + DoubleStream.of(1.5, 2.5).average()
                        + LongStream.range(0, 5).sum()
                        + " "
                        + IntStream.range(0, 5).asDoubleStream().sum());
        System.out.println(
                Stream.iterate(1, x -> x * 2).limit(8).reduce(0, Integer::sum)
                        + " "
                        + Stream.of(1, 2, 3, 4).reduce(Integer::max)
                        + Stream.generate(() -> "x").limit(3).collect(Collectors.toList()));
        System.out.println(
                ""
                        + Arrays.stream(new int[] {5, 3, 8})
                                .map(x -> x + 1)
                                .boxed()
                                .sorted(Comparator.reverseOrder())
                                .map(Object::toString)
                                .collect(Collectors.joining(" ")));
        System.out.println(
                ""
                        + w.stream().mapToInt(String::length).max().getAsInt()
                        + " "
                        + w.stream().mapToInt(String::length).sum()
                        + w.stream().anyMatch("fox"::equals)
                        + w.stream().allMatch(s -> s.length() > 2)
                        + w.stream().noneMatch(String::isEmpty)
                        + w.stream().count()
                        + w.stream().findFirst().get()
                        + w.stream().min(Comparator.naturalOrder()).get()
                        + w.stream().max(Comparator.comparingInt(String::length)).get());
        System.out.println(
                ""
                        + Stream.of(List.of(1, 2), List.of(3), List.<Integer>of())
                                .flatMap(List::stream)
                                .map(x -> x * 10)
                                .toList()
                        + ""
                        + Arrays.toString(Stream.of("b", "a").sorted().toArray(String[]::new))
                        + Arrays.toString(w.stream().mapToInt(String::length).toArray())
                        + w.stream().skip(2).limit(2).toList()
                        + Stream.of(1, 2, 3, 4, 1).takeWhile(x -> x < 3).toList()
                        + Stream.of(1, 2, 3, 4, 1).dropWhile(x -> x < 3).toList());
        List<String> log = new ArrayList<>();
        Stream<Integer> s =
                Stream.of(3, 1, 2)
                        .peek(x -> log.add("p" + x))
                        .filter(x -> x > 1)
                        .peek(x -> log.add("q" + x));
        System.out.println(log);
        System.out.println(s.findFirst() + " " + log);
        show("reuse", () -> s.count());
        Stream.of(3, 1, 2)
                .peek(x -> log.add("a" + x))
                .sorted()
                .peek(x -> log.add("b" + x))
                .forEach(x -> log.add("c" + x));
        System.out.println(log);
        List<P> ps = List.of(new P("Ann", 30), new P("Bob", 25), new P("Cid", 30));
        System.out.println(
                ps.stream()
                                .collect(
                                        Collectors.groupingBy(
                                                P::age,
                                                Collectors.mapping(
                                                        P::name, Collectors.joining("/"))))
                        + " "
                        + ps.stream().mapToInt(P::age).average().orElse(0)
                        + ps.stream()
                                .sorted(
                                        Comparator.comparing(P::age)
                                                .reversed()
                                                .thenComparing(P::name))
                                .map(P::name)
                                .toList()
                        + ps.stream().collect(Collectors.averagingInt(P::age))
                        + ps.stream().collect(Collectors.summingInt(P::age))
                        + ps.stream().max(Comparator.comparing(P::age)).get());
        System.out.println(
                ""
                        + Stream.of("a", "b").collect(Collectors.toCollection(LinkedList::new))
                        + ""
                        + Stream.of(1, 2, 2).collect(Collectors.toSet())
                        + Stream.of(1, 2, 3).collect(Collectors.reducing(0, x -> x, Integer::sum))
                        + Stream.of(5, 6)
                                .collect(
                                        Collectors.collectingAndThen(
                                                Collectors.toList(), Collections::unmodifiableList))
                        + Stream.of(1, 2, 3)
                                .collect(
                                        Collectors.teeing(
                                                Collectors.counting(),
                                                Collectors.summingInt(x -> x),
                                                (c, x) -> c + ":" + x))
                        + Stream.concat(Stream.of(1), Stream.of(2)).toList());
        show("nulltolist", () -> Stream.of("a", null).toList());
        show("imm", () -> Stream.of("a").toList().add("b"));
        show(
                "optmax",
                () ->
                        IntStream.empty().average()
                                + ""
                                + IntStream.iterate(1, i -> i < 20, i -> i * 3).boxed().toList());
        show("findnull", () -> Stream.of((Object) null).findFirst());
        Function<Integer, Integer> f = x -> x + 1;
        System.out.println(
                f.andThen(x -> x * 2).compose((Integer x) -> x - 1).apply(5)
                        + " "
                        + Function.<String>identity().apply("z")
                        + ((Predicate<String>) String::isEmpty).negate().or(x -> true).test("")
                        + ((BiFunction<Integer, Integer, Integer>) Math::max)
                                .andThen(x -> -x)
                                .apply(1, 2)
                        + UnaryOperator.identity().apply(3)
                        + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(2, 1));
        Supplier<List<String>> sup = ArrayList::new;
        System.out.println(sup.get());
    }
}
