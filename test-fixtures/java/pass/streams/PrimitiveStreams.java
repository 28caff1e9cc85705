// IntStream, LongStream and DoubleStream.
import java.util.*;
import java.util.stream.*;

public class PrimitiveStreams {
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
        System.out.println(IntStream.range(0, 5).sum() + " " + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + IntStream.of(3, 1, 2).sorted().boxed().toList() + IntStream.range(0, 10).filter(x -> x % 3 == 0).mapToObj(Integer::toString).collect(Collectors.joining("+")) + IntStream.of(1, 2, 2).distinct().count() + IntStream.of(4, 9).average().getAsDouble() + IntStream.empty().max().isPresent());
        System.out.println(IntStream.of(5, 7).summaryStatistics() + " " + IntStream.range(0, 3).asLongStream().sum() + IntStream.range(0, 3).asDoubleStream().sum() + IntStream.range(0, 3).mapToLong(x -> 1L << x).sum() + IntStream.range(1, 3).mapToDouble(x -> 1.0 / x).sum() + Arrays.toString(IntStream.iterate(1, x -> x * 3).limit(4).toArray()) + IntStream.iterate(1, x -> x < 9, x -> x + 4).sum() + IntStream.concat(IntStream.of(1), IntStream.of(2)).boxed().toList() + IntStream.generate(() -> 7).limit(2).sum());
        System.out.println(IntStream.of(1, 2, 3).anyMatch(x -> x > 2) + " " + IntStream.of(1).allMatch(x -> x > 2) + IntStream.of(1).noneMatch(x -> x > 2) + IntStream.of(8, 9).findFirst().getAsInt() + IntStream.range(0, 9).skip(3).limit(2).boxed().toList() + IntStream.range(0, 9).takeWhile(x -> x < 2).count() + IntStream.range(0, 9).dropWhile(x -> x < 7).boxed().toList() + IntStream.of(1, 2).flatMap(x -> IntStream.range(0, x)).boxed().toList() + IntStream.of(3, 4).reduce(Integer::max).getAsInt() + IntStream.of(1, 2).collect(StringBuilder::new, StringBuilder::append, StringBuilder::append) + IntStream.builder().add(1).add(5).build().sum() + IntStream.range(0, 4).mapMulti((x, sink) -> sink.accept(x + 1)).sum());
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + LongStream.of(1, 2).mapToInt(x -> (int) x).sum() + LongStream.of(1, 2).mapToObj(x -> "L" + x).toList() + LongStream.of(5).boxed().toList() + LongStream.of(2, 4).summaryStatistics() + LongStream.of(1, 2).asDoubleStream().average().getAsDouble() + LongStream.range(0, 4).filter(x -> x > 1).max().getAsLong() + Arrays.toString(LongStream.iterate(2, x -> x * x).limit(4).toArray()));
        System.out.println(DoubleStream.of(0.1, 0.2, 0.3).sum() + " " + DoubleStream.of(1.5, 2.5).average().getAsDouble() + DoubleStream.of(3, 1).sorted().boxed().toList() + DoubleStream.of(1.5).mapToInt(x -> (int) x).sum() + DoubleStream.of(1.5).mapToLong(Math::round).sum() + DoubleStream.of(1, 2).mapToObj(x -> x).toList() + DoubleStream.of(1, 5).summaryStatistics() + DoubleStream.of(2, 8).max().getAsDouble() + DoubleStream.iterate(1, x -> x / 2).limit(3).boxed().toList());
        PrimitiveIterator.OfInt it = IntStream.range(0, 2).iterator();
        System.out.println(it.nextInt() + it.next() + " " + it.hasNext());
        fails(() -> IntStream.empty().average().getAsDouble());
        fails(() -> IntStream.empty().max().getAsInt());
        fails(() -> IntStream.range(0, 3).limit(-2));
    }
}
