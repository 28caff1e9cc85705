// Models java.util.stream.Stream.
// Source: interface documentation, Java SE 17. A stream is pulled element by element through an
// iterator, so that laziness, short circuits and the order of effects are those of a JVM's sequential
// stream. There is one thread: parallel streams are sequential.
// Left out: close handlers; the combiner of collect, which only parallel streams call; that an iterator over
// what flatMap makes looks for all elements made of one at once.
package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

public interface Stream<T> extends BaseStream<T, Stream<T>> {
    default Stream<T> filter(Predicate<? super T> filter) {
        Objects.requireNonNull(filter);
        Iterator<T> source = Pulled.source(this);
        return new Pulled<T>(new Iterator<T>() {
            private boolean ready;
            private T next;

            public boolean hasNext() {
                while (!ready && source.hasNext()) {
                    next = source.next();
                    ready = filter.test(next);
                }
                return ready;
            }

            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        });
    }

    default Stream<T> peek(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        LongSupplier size = Pulled.sizeOf(this);
        Iterator<T> source = Pulled.source(this);
        return new Pulled<T>(new Iterator<T>() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public T next() {
                T element = source.next();
                action.accept(element);
                return element;
            }
        }, size);
    }

    default Stream<T> limit(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        LongSupplier size = Pulled.limited(Pulled.sizeOf(this), count);
        Iterator<T> source = Pulled.source(this);
        return new Pulled<T>(new Iterator<T>() {
            private long left = count;

            public boolean hasNext() {
                return left > 0 && source.hasNext();
            }

            public T next() {
                if (left <= 0) {
                    throw new NoSuchElementException();
                }
                left--;
                return source.next();
            }
        }, size);
    }

    default Stream<T> skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        LongSupplier size = Pulled.skipped(Pulled.sizeOf(this), count);
        Iterator<T> source = Pulled.source(this);
        return new Pulled<T>(new Iterator<T>() {
            private long left = count;

            public boolean hasNext() {
                while (left > 0 && source.hasNext()) {
                    source.next();
                    left--;
                }
                return source.hasNext();
            }

            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return source.next();
            }
        }, size);
    }

    default Stream<T> takeWhile(Predicate<? super T> filter) {
        Objects.requireNonNull(filter);
        Iterator<T> source = Pulled.source(this);
        return new Pulled<T>(new Iterator<T>() {
            private boolean over;
            private boolean ready;
            private T next;

            public boolean hasNext() {
                if (!ready && !over && source.hasNext()) {
                    next = source.next();
                    ready = filter.test(next);
                    over = !ready;
                }
                return ready;
            }

            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        });
    }

    default Stream<T> dropWhile(Predicate<? super T> filter) {
        Objects.requireNonNull(filter);
        Iterator<T> source = Pulled.source(this);
        return new Pulled<T>(new Iterator<T>() {
            private boolean started;
            private boolean ready;
            private T next;

            public boolean hasNext() {
                while (!started && !ready && source.hasNext()) {
                    next = source.next();
                    ready = !filter.test(next);
                    started = ready;
                }
                return ready || source.hasNext();
            }

            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                if (ready) {
                    ready = false;
                    return next;
                }
                return source.next();
            }
        });
    }

    default boolean anyMatch(Predicate<? super T> filter) {
        Objects.requireNonNull(filter);
        Iterator<T> source = Pulled.source(this);
        while (source.hasNext()) {
            if (filter.test(source.next())) {
                return true;
            }
        }
        return false;
    }

    default boolean allMatch(Predicate<? super T> filter) {
        Objects.requireNonNull(filter);
        Iterator<T> source = Pulled.source(this);
        while (source.hasNext()) {
            if (!filter.test(source.next())) {
                return false;
            }
        }
        return true;
    }

    default boolean noneMatch(Predicate<? super T> filter) {
        Objects.requireNonNull(filter);
        Iterator<T> source = Pulled.source(this);
        while (source.hasNext()) {
            if (filter.test(source.next())) {
                return false;
            }
        }
        return true;
    }

    default void forEach(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        Iterator<T> source = Pulled.source(this);
        while (source.hasNext()) {
            action.accept(source.next());
        }
    }

    default void forEachOrdered(Consumer<? super T> action) {
        forEach(action);
    }

    default long count() {
        LongSupplier size = Pulled.sizeOf(this);
        Iterator<T> source = Pulled.source(this);
        if (size != null) {
            // As JVMs do: what the stages before do isn't done.
            return size.getAsLong();
        }
        long count = 0;
        while (source.hasNext()) {
            source.next();
            count++;
        }
        return count;
    }

    default <R> Stream<R> map(Function<? super T, ? extends R> mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        Iterator<T> source = Pulled.source(this);
        return new Pulled<R>(new Iterator<R>() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public R next() {
                return mapper.apply(source.next());
            }
        }, size);
    }

    default IntStream mapToInt(ToIntFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        Iterator<T> source = Pulled.source(this);
        return new PulledInt(new PrimitiveIterator.OfInt() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public int nextInt() {
                return mapper.applyAsInt(source.next());
            }
        }, size);
    }

    default LongStream mapToLong(ToLongFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        Iterator<T> source = Pulled.source(this);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public long nextLong() {
                return mapper.applyAsLong(source.next());
            }
        }, size);
    }

    default DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        Iterator<T> source = Pulled.source(this);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public double nextDouble() {
                return mapper.applyAsDouble(source.next());
            }
        }, size);
    }

    default <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper) {
        Objects.requireNonNull(mapper);
        Iterator<T> source = Pulled.source(this);
        return new Pulled<R>(new Iterator<R>() {
            private Iterator<R> inner;
            private boolean ready;

            public boolean hasNext() {
                while (!ready) {
                    ready = inner != null && inner.hasNext();
                    if (ready) {
                        return true;
                    }
                    if (!source.hasNext()) {
                        return false;
                    }
                    Stream<R> next = (Stream<R>) mapper.apply(source.next());
                    inner = next == null ? null : Pulled.source(next);
                }
                return true;
            }

            public R next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return inner.next();
            }
        });
    }

    default IntStream flatMapToInt(Function<? super T, ? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        Iterator<T> source = Pulled.source(this);
        return new PulledInt(new PrimitiveIterator.OfInt() {
            private PrimitiveIterator.OfInt inner;
            private boolean ready;

            public boolean hasNext() {
                while (!ready) {
                    ready = inner != null && inner.hasNext();
                    if (ready) {
                        return true;
                    }
                    if (!source.hasNext()) {
                        return false;
                    }
                    IntStream next = mapper.apply(source.next());
                    inner = next == null ? null : PulledInt.source(next);
                }
                return true;
            }

            public int nextInt() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return inner.nextInt();
            }
        });
    }

    default LongStream flatMapToLong(Function<? super T, ? extends LongStream> mapper) {
        Objects.requireNonNull(mapper);
        Iterator<T> source = Pulled.source(this);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            private PrimitiveIterator.OfLong inner;
            private boolean ready;

            public boolean hasNext() {
                while (!ready) {
                    ready = inner != null && inner.hasNext();
                    if (ready) {
                        return true;
                    }
                    if (!source.hasNext()) {
                        return false;
                    }
                    LongStream next = mapper.apply(source.next());
                    inner = next == null ? null : PulledLong.source(next);
                }
                return true;
            }

            public long nextLong() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return inner.nextLong();
            }
        });
    }

    default DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> mapper) {
        Objects.requireNonNull(mapper);
        Iterator<T> source = Pulled.source(this);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            private PrimitiveIterator.OfDouble inner;
            private boolean ready;

            public boolean hasNext() {
                while (!ready) {
                    ready = inner != null && inner.hasNext();
                    if (ready) {
                        return true;
                    }
                    if (!source.hasNext()) {
                        return false;
                    }
                    DoubleStream next = mapper.apply(source.next());
                    inner = next == null ? null : PulledDouble.source(next);
                }
                return true;
            }

            public double nextDouble() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return inner.nextDouble();
            }
        });
    }

    /** All elements, when the first is asked for, in an order of their own. */
    private Stream<T> arranged(UnaryOperator<List<T>> arrangement) {
        LongSupplier size = Pulled.sizeOf(this);
        Iterator<T> source = Pulled.source(this);
        return new Pulled<T>(new Iterator<T>() {
            private Iterator<T> all;

            private Iterator<T> all() {
                if (all == null) {
                    List<T> elements = new ArrayList<T>();
                    while (source.hasNext()) {
                        elements.add(source.next());
                    }
                    all = arrangement.apply(elements).iterator();
                }
                return all;
            }

            public boolean hasNext() {
                return all().hasNext();
            }

            public T next() {
                return all().next();
            }
        }, size);
    }

    default Stream<T> distinct() {
        Iterator<T> source = Pulled.source(this);
        LinkedHashSet<T> seen = new LinkedHashSet<T>();
        return new Pulled<T>(new Iterator<T>() {
            private boolean ready;
            private T next;

            public boolean hasNext() {
                while (!ready && source.hasNext()) {
                    next = source.next();
                    ready = seen.add(next);
                }
                return ready;
            }

            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        });
    }

    default Stream<T> sorted() {
        return sorted(null);
    }

    default Stream<T> sorted(Comparator<? super T> order) {
        return arranged(elements -> {
            elements.sort(order);
            return elements;
        });
    }

    default Object[] toArray() {
        return toList().toArray();
    }

    default <A> A[] toArray(IntFunction<A[]> generator) {
        List<T> elements = toList();
        A[] array = generator.apply(elements.size());
        Object[] target = array;
        for (int i = 0; i < target.length; i++) {
            target[i] = elements.get(i);
        }
        return array;
    }

    default List<T> toList() {
        List<T> elements = new ArrayList<T>();
        Iterator<T> source = Pulled.source(this);
        while (source.hasNext()) {
            elements.add(source.next());
        }
        return Collections.collected(elements.toArray());
    }

    default T reduce(T identity, BinaryOperator<T> accumulator) {
        T result = identity;
        Iterator<T> source = Pulled.source(this);
        while (source.hasNext()) {
            result = accumulator.apply(result, source.next());
        }
        return result;
    }

    default Optional<T> reduce(BinaryOperator<T> accumulator) {
        Iterator<T> source = Pulled.source(this);
        if (!source.hasNext()) {
            return Optional.empty();
        }
        T result = source.next();
        while (source.hasNext()) {
            result = accumulator.apply(result, source.next());
        }
        return Optional.of(result);
    }

    default <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner) {
        U result = identity;
        Iterator<T> source = Pulled.source(this);
        while (source.hasNext()) {
            result = accumulator.apply(result, source.next());
        }
        return result;
    }

    default <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner) {
        R result = supplier.get();
        Iterator<T> source = Pulled.source(this);
        while (source.hasNext()) {
            accumulator.accept(result, source.next());
        }
        return result;
    }

    default <R, A> R collect(Collector<? super T, A, R> collector) {
        A container = collector.supplier().get();
        BiConsumer<A, Object> accumulator = (BiConsumer<A, Object>) (BiConsumer<A, ?>) collector.accumulator();
        Iterator<T> source = Pulled.source(this);
        while (source.hasNext()) {
            accumulator.accept(container, source.next());
        }
        return collector.finisher().apply(container);
    }

    default Optional<T> min(Comparator<? super T> order) {
        return reduce((left, right) -> order.compare(left, right) <= 0 ? left : right);
    }

    default Optional<T> max(Comparator<? super T> order) {
        return reduce((left, right) -> order.compare(left, right) >= 0 ? left : right);
    }

    default Optional<T> findFirst() {
        Iterator<T> source = Pulled.source(this);
        return source.hasNext() ? Optional.of(source.next()) : Optional.empty();
    }

    default Optional<T> findAny() {
        return findFirst();
    }

    static <T> Stream<T> empty() {
        return new Pulled<T>(Collections.emptyIterator(), () -> 0);
    }

    static <T> Stream<T> of(T element) {
        return Collections.singletonList(element).stream();
    }

    static <T> Stream<T> ofNullable(T element) {
        return element == null ? empty() : of(element);
    }

    static <T> Stream<T> of(T... elements) {
        return Arrays.asList(elements).stream();
    }

    static <T> Stream<T> iterate(T first, UnaryOperator<T> next) {
        return iterate(first, value -> true, next);
    }

    static <T> Stream<T> iterate(T first, Predicate<? super T> hasNext, UnaryOperator<T> next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return new Pulled<T>(new Iterator<T>() {
            private boolean started;
            private boolean ready;
            private boolean over;
            private T value;

            public boolean hasNext() {
                if (!ready && !over) {
                    value = started ? next.apply(value) : first;
                    started = true;
                    ready = hasNext.test(value);
                    over = !ready;
                }
                return ready;
            }

            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return value;
            }
        });
    }

    static <T> Stream<T> generate(Supplier<? extends T> supplier) {
        Objects.requireNonNull(supplier);
        return new Pulled<T>(new Iterator<T>() {
            public boolean hasNext() {
                return true;
            }

            public T next() {
                return supplier.get();
            }
        });
    }

    static <T> Stream<T> concat(Stream<? extends T> left, Stream<? extends T> right) {
        LongSupplier size = Pulled.sum(Pulled.sizeOf(left), Pulled.sizeOf(right));
        Iterator<? extends T> first = Pulled.source(left);
        Iterator<? extends T> second = Pulled.source(right);
        return new Pulled<T>(new Iterator<T>() {
            public boolean hasNext() {
                return first.hasNext() || second.hasNext();
            }

            public T next() {
                return first.hasNext() ? first.next() : second.next();
            }
        }, size);
    }

    static <T> Builder<T> builder() {
        return new Builder<T>() {
            private final List<T> elements = new ArrayList<T>();
            private boolean built;

            public void accept(T element) {
                if (built) {
                    throw new IllegalStateException();
                }
                elements.add(element);
            }

            public Stream<T> build() {
                if (built) {
                    throw new IllegalStateException();
                }
                built = true;
                return elements.stream();
            }
        };
    }

    interface Builder<T> extends Consumer<T> {
        void accept(T element);

        default Builder<T> add(T element) {
            accept(element);
            return this;
        }

        Stream<T> build();
    }

    default <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> mapper) {
        Objects.requireNonNull(mapper);
        return flatMap(element -> {
            Builder<R> builder = builder();
            mapper.accept(element, builder);
            return builder.build();
        });
    }

    default IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return flatMapToInt(element -> {
            IntStream.Builder builder = IntStream.builder();
            mapper.accept(element, builder);
            return builder.build();
        });
    }

    default LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return flatMapToLong(element -> {
            LongStream.Builder builder = LongStream.builder();
            mapper.accept(element, builder);
            return builder.build();
        });
    }

    default DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return flatMapToDouble(element -> {
            DoubleStream.Builder builder = DoubleStream.builder();
            mapper.accept(element, builder);
            return builder.build();
        });
    }
}
