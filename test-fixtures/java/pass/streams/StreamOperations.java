// Intermediate and terminal operations of Stream.
import java.util.*;
import java.util.stream.*;

public class StreamOperations {
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
        List<String> words = List.of("pear", "fig", "apple", "kiwi", "fig", "plum");
        System.out.println(words.stream().filter(w -> w.length() > 3).map(String::toUpperCase).sorted().collect(Collectors.toList()) + " " + words.stream().distinct().count() + words.stream().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).toList());
        System.out.println(words.stream().skip(2).limit(2).toList() + " " + words.stream().takeWhile(w -> !w.equals("kiwi")).toList() + words.stream().dropWhile(w -> w.length() != 5).toList() + words.stream().peek(w -> { }).anyMatch(w -> w.startsWith("p")) + words.stream().allMatch(w -> w.length() > 2) + words.stream().noneMatch(String::isEmpty));
        System.out.println(words.stream().findFirst().get() + words.stream().filter(w -> w.length() > 9).findAny() + words.stream().min(Comparator.naturalOrder()).get() + words.stream().max(Comparator.comparing(String::length)).get() + words.stream().reduce("", String::concat).length() + words.stream().reduce((a, b) -> a.length() >= b.length() ? a : b).get() + words.stream().reduce(0, (n, w) -> n + w.length(), Integer::sum));
        System.out.println(Stream.of(1, 2, 3).flatMap(n -> Collections.nCopies(n, n).stream()).toList() + " " + Stream.of("ab", "c").flatMapToInt(String::chars).sum() + Stream.of(1, 2).flatMapToLong(n -> LongStream.range(0, n)).sum() + Stream.of(1, 2).flatMapToDouble(n -> DoubleStream.of(n)).sum() + words.stream().mapToInt(String::length).max().getAsInt() + words.stream().mapToLong(String::length).sum() + words.stream().mapToDouble(String::length).average().getAsDouble());
        System.out.println(Stream.iterate(1, n -> n * 2).limit(5).toList() + " " + Stream.iterate(1, n -> n < 20, n -> n * 3).toList() + Stream.generate(() -> "x").limit(2).toList() + Stream.concat(Stream.of(1), Stream.of(2)).toList() + Stream.empty().count() + Stream.ofNullable(null).count() + Stream.<Integer>builder().add(1).add(2).build().toList());
        System.out.println(Arrays.toString(Stream.of(3, 1, 2).sorted().toArray()) + Arrays.toString(Stream.of("a").toArray(String[]::new)) + Stream.of(1, 2, 3).<Object>mapMulti((n, sink) -> {
            if (n % 2 == 1) {
                sink.accept(n);
                sink.accept(-n);
            }
        }).toList() + Stream.of(1, 2).mapMultiToInt((n, sink) -> sink.accept(n * 10)).sum() + Stream.of("b", "a").collect(ArrayList::new, ArrayList::add, ArrayList::addAll));
        words.stream().forEachOrdered(w -> System.out.print(w + " "));
        Iterator<Integer> it = Stream.of(1, 2).iterator();
        System.out.println(it.next() + it.next() + " " + it.hasNext());
        Stream<Integer> used = Stream.of(1);
        used.count();
        fails(() -> used.count());
        fails(() -> Stream.of(1).limit(-1));
        fails(() -> Stream.of(1).toList().add(2));
        System.out.println(words.parallelStream().unordered().sequential().isParallel() + " " + words.stream().map(w -> w.charAt(0)).toList());
    }
}
