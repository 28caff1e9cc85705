// Models java.util.stream.Collectors.
// Source: class documentation, Java SE 17.
// Left out: concurrent collectors.
package java.util.stream;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

public final class Collectors {
    private Collectors() {
    }

    static final class Parts<T, A, R> implements Collector<T, A, R> {
        private final Supplier<A> supplier;
        private final BiConsumer<A, T> accumulator;
        private final BinaryOperator<A> combiner;
        private final Function<A, R> finisher;

        Parts(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner, Function<A, R> finisher) {
            this.supplier = supplier;
            this.accumulator = accumulator;
            this.combiner = combiner;
            this.finisher = finisher;
        }

        public Supplier<A> supplier() {
            return supplier;
        }

        public BiConsumer<A, T> accumulator() {
            return accumulator;
        }

        public BinaryOperator<A> combiner() {
            return combiner;
        }

        public Function<A, R> finisher() {
            return finisher;
        }
    }

    /** A value that a collector changes. */
    private static final class Box<T> {
        T value;
        boolean present;

        Box(T value) {
            this.value = value;
        }
    }

    private static <T, A, R> Collector<T, ?, R> collect(Supplier<A> supplier, BiConsumer<A, T> accumulator,
            Function<A, R> finisher) {
        return new Parts<T, A, R>(supplier, accumulator, null, finisher);
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> supplier) {
        return new Parts<T, C, C>(supplier, (all, element) -> all.add(element), null, all -> all);
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return new Parts<T, List<T>, List<T>>(() -> new ArrayList<T>(), (all, element) -> all.add(element), null, all -> all);
    }

    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return new Parts<T, List<T>, List<T>>(() -> new ArrayList<T>(), (all, element) -> all.add(element), null,
                all -> List.copyOf(all));
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return new Parts<T, Set<T>, Set<T>>(() -> new HashSet<T>(), (all, element) -> all.add(element), null, all -> all);
    }

    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return new Parts<T, Set<T>, Set<T>>(() -> new HashSet<T>(), (all, element) -> all.add(element), null,
                all -> Set.copyOf(all));
    }

    public static Collector<CharSequence, ?, String> joining() {
        return joining("", "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter) {
        return joining(delimiter, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter, CharSequence prefix,
            CharSequence suffix) {
        return new Parts<CharSequence, StringJoiner, String>(() -> new StringJoiner(delimiter, prefix, suffix),
                (joiner, element) -> joiner.add(element), null, joiner -> joiner.toString());
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(Function<? super T, ? extends U> mapper,
            Collector<? super U, A, R> downstream) {
        BiConsumer<A, Object> accumulator = (BiConsumer<A, Object>) (BiConsumer<A, ?>) downstream.accumulator();
        return new Parts<T, A, R>(downstream.supplier(),
                (container, element) -> accumulator.accept(container, mapper.apply(element)), null, downstream.finisher());
    }

    public static <T, A, R> Collector<T, ?, R> filtering(Predicate<? super T> filter,
            Collector<? super T, A, R> downstream) {
        BiConsumer<A, Object> accumulator = (BiConsumer<A, Object>) (BiConsumer<A, ?>) downstream.accumulator();
        return new Parts<T, A, R>(downstream.supplier(), (container, element) -> {
            if (filter.test(element)) {
                accumulator.accept(container, element);
            }
        }, null, downstream.finisher());
    }

    public static <T, U, A, R> Collector<T, ?, R> flatMapping(Function<? super T, ? extends Stream<? extends U>> mapper,
            Collector<? super U, A, R> downstream) {
        BiConsumer<A, Object> accumulator = (BiConsumer<A, Object>) (BiConsumer<A, ?>) downstream.accumulator();
        return new Parts<T, A, R>(downstream.supplier(), (container, element) -> {
            Stream<? extends U> inner = mapper.apply(element);
            if (inner != null) {
                inner.forEach(one -> accumulator.accept(container, one));
            }
        }, null, downstream.finisher());
    }

    public static <T, A, R, S> Collector<T, A, S> collectingAndThen(Collector<T, A, R> downstream, Function<R, S> finisher) {
        return new Parts<T, A, S>(downstream.supplier(), downstream.accumulator(), null,
                container -> finisher.apply(downstream.finisher().apply(container)));
    }

    public static <T> Collector<T, ?, Long> counting() {
        return new Parts<T, long[], Long>(() -> new long[1], (count, element) -> count[0]++, null, count -> count[0]);
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> order) {
        return reducing((left, right) -> order.compare(left, right) <= 0 ? left : right);
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> order) {
        return reducing((left, right) -> order.compare(left, right) >= 0 ? left : right);
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> mapper) {
        return collect(() -> new IntSummaryStatistics(), (statistics, element) -> statistics.accept(mapper.applyAsInt(element)),
                statistics -> statistics.getAverage());
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> mapper) {
        return collect(() -> new IntSummaryStatistics(), (statistics, element) -> statistics.accept(mapper.applyAsInt(element)),
                statistics -> (int) statistics.getSum());
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> mapper) {
        return collect(() -> new IntSummaryStatistics(), (statistics, element) -> statistics.accept(mapper.applyAsInt(element)),
                statistics -> statistics);
    }

    public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> mapper) {
        return collect(() -> new LongSummaryStatistics(), (statistics, element) -> statistics.accept(mapper.applyAsLong(element)),
                statistics -> statistics.getAverage());
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> mapper) {
        return collect(() -> new LongSummaryStatistics(), (statistics, element) -> statistics.accept(mapper.applyAsLong(element)),
                statistics -> statistics.getSum());
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(ToLongFunction<? super T> mapper) {
        return collect(() -> new LongSummaryStatistics(), (statistics, element) -> statistics.accept(mapper.applyAsLong(element)),
                statistics -> statistics);
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> mapper) {
        return collect(() -> new DoubleSummaryStatistics(), (statistics, element) -> statistics.accept(mapper.applyAsDouble(element)),
                statistics -> statistics.getAverage());
    }

    public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> mapper) {
        return collect(() -> new DoubleSummaryStatistics(), (statistics, element) -> statistics.accept(mapper.applyAsDouble(element)),
                statistics -> statistics.getSum());
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(ToDoubleFunction<? super T> mapper) {
        return collect(() -> new DoubleSummaryStatistics(), (statistics, element) -> statistics.accept(mapper.applyAsDouble(element)),
                statistics -> statistics);
    }

    public static <T> Collector<T, ?, T> reducing(T identity, BinaryOperator<T> operator) {
        return new Parts<T, Box<T>, T>(() -> new Box<T>(identity),
                (box, element) -> box.value = operator.apply(box.value, element), null, box -> box.value);
    }

    public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> operator) {
        return new Parts<T, Box<T>, Optional<T>>(() -> new Box<T>(null), (box, element) -> {
            box.value = box.present ? operator.apply(box.value, element) : element;
            box.present = true;
        }, null, box -> Optional.ofNullable(box.value));
    }

    public static <T, U> Collector<T, ?, U> reducing(U identity, Function<? super T, ? extends U> mapper,
            BinaryOperator<U> operator) {
        return new Parts<T, Box<U>, U>(() -> new Box<U>(identity),
                (box, element) -> box.value = operator.apply(box.value, mapper.apply(element)), null, box -> box.value);
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> classifier) {
        return groupingBy(classifier, toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> classifier,
            Collector<? super T, A, D> downstream) {
        return groupingBy(classifier, () -> new HashMap<K, D>(), downstream);
    }

    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
            Function<? super T, ? extends K> classifier, Supplier<M> factory, Collector<? super T, A, D> downstream) {
        BiConsumer<A, Object> accumulator = (BiConsumer<A, Object>) (BiConsumer<A, ?>) downstream.accumulator();
        Supplier<A> supplier = downstream.supplier();
        Function<A, D> finisher = downstream.finisher();
        return new Parts<T, Map<K, Object>, M>(() -> (Map<K, Object>) (Map<K, ?>) factory.get(), (groups, element) -> {
            K key = Objects.requireNonNull(classifier.apply(element), "element cannot be mapped to a null key");
            Object container = groups.computeIfAbsent(key, absent -> supplier.get());
            accumulator.accept((A) container, element);
        }, null, groups -> {
            groups.replaceAll((key, container) -> finisher.apply((A) container));
            return (M) (Map<K, ?>) groups;
        });
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> predicate) {
        return partitioningBy(predicate, toList());
    }

    public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(Predicate<? super T> predicate,
            Collector<? super T, A, D> downstream) {
        BiConsumer<A, Object> accumulator = (BiConsumer<A, Object>) (BiConsumer<A, ?>) downstream.accumulator();
        Supplier<A> supplier = downstream.supplier();
        Function<A, D> finisher = downstream.finisher();
        return new Parts<T, Partition<A>, Map<Boolean, D>>(() -> new Partition<A>(supplier.get(), supplier.get()),
            (parts, element) -> accumulator.accept(parts.get(predicate.test(element)), element), null,
            parts -> new Partition<D>(finisher.apply(parts.get(true)), finisher.apply(parts.get(false))));
    }

    /** The map of partitioningBy, which can't be changed. */
    private static final class Partition<T> extends AbstractMap<Boolean, T> {
        private final LinkedHashMap<Boolean, T> entries = new LinkedHashMap<Boolean, T>();

        Partition(T forTrue, T forFalse) {
            entries.put(false, forFalse);
            entries.put(true, forTrue);
        }

        public T get(Object key) {
            return entries.get(key);
        }

        public Set<Map.Entry<Boolean, T>> entrySet() {
            return Collections.unmodifiableMap(entries).entrySet();
        }
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> key,
            Function<? super T, ? extends U> value) {
        return new Parts<T, Map<K, U>, Map<K, U>>(() -> new HashMap<K, U>(), (map, element) -> {
            K k = key.apply(element);
            U v = Objects.requireNonNull(value.apply(element));
            U old = map.putIfAbsent(k, v);
            if (old != null) {
                throw new IllegalStateException("Duplicate key " + k + " (attempted merging values " + old + " and " + v + ")");
            }
        }, null, map -> map);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> key,
            Function<? super T, ? extends U> value) {
        return collectingAndThen(toMap(key, value), map -> Map.copyOf(map));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> key,
            Function<? super T, ? extends U> value, BinaryOperator<U> merge) {
        return toMap(key, value, merge, () -> new HashMap<K, U>());
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(Function<? super T, ? extends K> key,
            Function<? super T, ? extends U> value, BinaryOperator<U> merge, Supplier<M> factory) {
        return new Parts<T, M, M>(factory, (map, element) -> map.merge(key.apply(element), value.apply(element), merge),
                null, map -> map);
    }

    public static <T, A1, A2, R1, R2, R> Collector<T, ?, R> teeing(Collector<? super T, A1, R1> first,
            Collector<? super T, A2, R2> second, BiFunction<? super R1, ? super R2, R> merger) {
        BiConsumer<A1, Object> left = (BiConsumer<A1, Object>) (BiConsumer<A1, ?>) first.accumulator();
        BiConsumer<A2, Object> right = (BiConsumer<A2, Object>) (BiConsumer<A2, ?>) second.accumulator();
        return new Parts<T, Object[], R>(() -> new Object[] {first.supplier().get(), second.supplier().get()},
                (containers, element) -> {
            left.accept((A1) containers[0], element);
            right.accept((A2) containers[1], element);
        }, null, containers -> merger.apply(first.finisher().apply((A1) containers[0]),
                second.finisher().apply((A2) containers[1])));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> key,
            Function<? super T, ? extends U> value, BinaryOperator<U> merge) {
        return collectingAndThen(toMap(key, value, merge), map -> Map.copyOf(map));
    }

    public static <T, K> Collector<T, ?, ConcurrentMap<K, List<T>>> groupingByConcurrent(
            Function<? super T, ? extends K> classifier) {
        return groupingByConcurrent(classifier, toList());
    }

    public static <T, K, A, D> Collector<T, ?, ConcurrentMap<K, D>> groupingByConcurrent(
            Function<? super T, ? extends K> classifier, Collector<? super T, A, D> downstream) {
        return groupingByConcurrent(classifier, () -> new ConcurrentHashMap<K, D>(), downstream);
    }

    public static <T, K, A, D, M extends ConcurrentMap<K, D>> Collector<T, ?, M> groupingByConcurrent(
            Function<? super T, ? extends K> classifier, Supplier<M> factory, Collector<? super T, A, D> downstream) {
        return groupingBy(classifier, factory, downstream);
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(Function<? super T, ? extends K> key,
            Function<? super T, ? extends U> value) {
        return collectingAndThen(toMap(key, value), map -> new ConcurrentHashMap<K, U>(map));
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(Function<? super T, ? extends K> key,
            Function<? super T, ? extends U> value, BinaryOperator<U> merge) {
        return toMap(key, value, merge, () -> new ConcurrentHashMap<K, U>());
    }

    public static <T, K, U, M extends ConcurrentMap<K, U>> Collector<T, ?, M> toConcurrentMap(
            Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, BinaryOperator<U> merge,
            Supplier<M> factory) {
        return toMap(key, value, merge, factory);
    }
}
