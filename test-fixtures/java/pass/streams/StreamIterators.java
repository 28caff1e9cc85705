// That iterators of streams look for the next element when they are asked whether there is one.
import java.util.*;
import java.util.stream.*;

public class StreamIterators {
    static void drain(String what, Iterator<?> elements) {
        System.out.print(what + ":");
        while (elements.hasNext()) {
            System.out.print(" |");
            System.out.print(" " + elements.next());
        }
        System.out.println();
        try {
            elements.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
    }

    static Stream<Integer> peeked() {
        return Stream.of(1, 2, 3).peek(e -> System.out.print(" p" + e));
    }

    public static void main(String[] args) {
        drain("objects", peeked().iterator());
        drain("filtered", peeked().filter(e -> e != 2).iterator());
        drain("mapped", peeked().map(e -> e * 10).iterator());
        drain("sorted", peeked().sorted(Comparator.reverseOrder()).iterator());
        drain("limited", peeked().limit(2).iterator());
        drain("skipped", peeked().skip(1).iterator());
        drain("ints", IntStream.range(0, 3).peek(e -> System.out.print(" p" + e)).iterator());
        drain("longs", LongStream.range(0, 3).peek(e -> System.out.print(" p" + e)).iterator());
        drain("doubles", DoubleStream.of(0.5, 1.5).peek(e -> System.out.print(" p" + e)).iterator());
        drain("iterated", Stream.iterate(1, e -> e + 1).peek(e -> System.out.print(" p" + e)).limit(2).iterator());
        drain("generated", Stream.generate(() -> "g").peek(e -> System.out.print(" p" + e)).limit(2).iterator());
        drain("list", new ArrayList<>(List.of(1, 2)).stream().peek(e -> System.out.print(" p" + e)).iterator());
        drain("concatenated", Stream.concat(peeked(), peeked()).iterator());
        Iterator<Integer> without = peeked().iterator();
        System.out.println(without.next() + " " + without.next());
        without.forEachRemaining(e -> System.out.print(" r" + e));
        System.out.println();
        PrimitiveIterator.OfInt ints = IntStream.of(4, 5, 6).iterator();
        System.out.println(ints.nextInt() + ints.next());
        ints.forEachRemaining((int e) -> System.out.println(e));
        Stream<Integer> used = peeked();
        used.iterator();
        try {
            used.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Spliterator<Integer> split = peeked().spliterator();
        System.out.println(split.tryAdvance(e -> System.out.println(" a" + e)));
        split.forEachRemaining(e -> System.out.print(" a" + e));
        System.out.println();
    }
}
