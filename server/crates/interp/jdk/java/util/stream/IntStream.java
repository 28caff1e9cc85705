// Models java.util.stream.IntStream.
// Source: interface documentation, Java SE 17. A stream is pulled element by element through an
// iterator, so that laziness, short circuits and the order of effects are those of a JVM's sequential
// stream. There is one thread: parallel streams are sequential.
// Left out: close handlers.
package java.util.stream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

public interface IntStream extends BaseStream<Integer, IntStream> {
    PrimitiveIterator.OfInt iterator();

    default IntStream filter(IntPredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        return new PulledInt(new PrimitiveIterator.OfInt() {
            private boolean ready;
            private int next;

            public boolean hasNext() {
                while (!ready && source.hasNext()) {
                    next = source.nextInt();
                    ready = filter.test(next);
                }
                return ready;
            }

            public int nextInt() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        });
    }

    default IntStream peek(IntConsumer action) {
        Objects.requireNonNull(action);
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        return new PulledInt(new PrimitiveIterator.OfInt() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public int nextInt() {
                int element = source.nextInt();
                action.accept(element);
                return element;
            }
        }, size);
    }

    default IntStream limit(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        LongSupplier size = Pulled.limited(Pulled.sizeOf(this), count);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        return new PulledInt(new PrimitiveIterator.OfInt() {
            private long left = count;

            public boolean hasNext() {
                return left > 0 && source.hasNext();
            }

            public int nextInt() {
                if (left <= 0) {
                    throw new NoSuchElementException();
                }
                left--;
                return source.nextInt();
            }
        }, size);
    }

    default IntStream skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        LongSupplier size = Pulled.skipped(Pulled.sizeOf(this), count);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        return new PulledInt(new PrimitiveIterator.OfInt() {
            private long left = count;

            public boolean hasNext() {
                while (left > 0 && source.hasNext()) {
                    source.nextInt();
                    left--;
                }
                return source.hasNext();
            }

            public int nextInt() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return source.nextInt();
            }
        }, size);
    }

    default IntStream takeWhile(IntPredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        return new PulledInt(new PrimitiveIterator.OfInt() {
            private boolean over;
            private boolean ready;
            private int next;

            public boolean hasNext() {
                if (!ready && !over && source.hasNext()) {
                    next = source.nextInt();
                    ready = filter.test(next);
                    over = !ready;
                }
                return ready;
            }

            public int nextInt() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        });
    }

    default IntStream dropWhile(IntPredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        return new PulledInt(new PrimitiveIterator.OfInt() {
            private boolean started;
            private boolean ready;
            private int next;

            public boolean hasNext() {
                while (!started && !ready && source.hasNext()) {
                    next = source.nextInt();
                    ready = !filter.test(next);
                    started = ready;
                }
                return ready || source.hasNext();
            }

            public int nextInt() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                if (ready) {
                    ready = false;
                    return next;
                }
                return source.nextInt();
            }
        });
    }

    default boolean anyMatch(IntPredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        while (source.hasNext()) {
            if (filter.test(source.nextInt())) {
                return true;
            }
        }
        return false;
    }

    default boolean allMatch(IntPredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        while (source.hasNext()) {
            if (!filter.test(source.nextInt())) {
                return false;
            }
        }
        return true;
    }

    default boolean noneMatch(IntPredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        while (source.hasNext()) {
            if (filter.test(source.nextInt())) {
                return false;
            }
        }
        return true;
    }

    default void forEach(IntConsumer action) {
        Objects.requireNonNull(action);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        while (source.hasNext()) {
            action.accept(source.nextInt());
        }
    }

    default void forEachOrdered(IntConsumer action) {
        forEach(action);
    }

    default long count() {
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        if (size != null) {
            // As JVMs do: what the stages before do isn't done.
            return size.getAsLong();
        }
        long count = 0;
        while (source.hasNext()) {
            source.nextInt();
            count++;
        }
        return count;
    }

    default IntStream map(IntUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        return new PulledInt(new PrimitiveIterator.OfInt() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public int nextInt() {
                return mapper.applyAsInt(source.nextInt());
            }
        }, size);
    }

    default LongStream mapToLong(IntToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public long nextLong() {
                return mapper.applyAsLong(source.nextInt());
            }
        }, size);
    }

    default DoubleStream mapToDouble(IntToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public double nextDouble() {
                return mapper.applyAsDouble(source.nextInt());
            }
        }, size);
    }

    default LongStream asLongStream() {
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public long nextLong() {
                return source.nextInt();
            }
        }, size);
    }

    default DoubleStream asDoubleStream() {
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public double nextDouble() {
                return source.nextInt();
            }
        }, size);
    }

    default <U> Stream<U> mapToObj(IntFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        return new Pulled<U>(new Iterator<U>() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public U next() {
                return mapper.apply(source.nextInt());
            }
        }, size);
    }

    default Stream<Integer> boxed() {
        return mapToObj(value -> Integer.valueOf(value));
    }

    default IntStream flatMap(IntFunction<? extends IntStream> mapper) {
        return boxed().flatMapToInt(value -> mapper.apply(value));
    }

    default IntStream distinct() {
        return boxed().distinct().mapToInt(value -> value);
    }

    default IntStream sorted() {
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        return new PulledInt(new PrimitiveIterator.OfInt() {
            private PrimitiveIterator.OfInt all;

            private PrimitiveIterator.OfInt all() {
                if (all == null) {
                    int[] elements = new PulledInt(source).toArray();
                    Arrays.sort(elements);
                    all = PulledInt.source(IntStream.of(elements));
                }
                return all;
            }

            public boolean hasNext() {
                return all().hasNext();
            }

            public int nextInt() {
                return all().nextInt();
            }
        }, size);
    }

    default int[] toArray() {
        int[] elements = new int[8];
        int count = 0;
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        while (source.hasNext()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, 2 * count);
            }
            elements[count] = source.nextInt();
            count++;
        }
        return Arrays.copyOf(elements, count);
    }

    default int reduce(int identity, IntBinaryOperator operator) {
        int result = identity;
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        while (source.hasNext()) {
            result = operator.applyAsInt(result, source.nextInt());
        }
        return result;
    }

    default OptionalInt reduce(IntBinaryOperator operator) {
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        if (!source.hasNext()) {
            return OptionalInt.empty();
        }
        int result = source.nextInt();
        while (source.hasNext()) {
            result = operator.applyAsInt(result, source.nextInt());
        }
        return OptionalInt.of(result);
    }

    default <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        R result = supplier.get();
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        while (source.hasNext()) {
            accumulator.accept(result, source.nextInt());
        }
        return result;
    }

    default int sum() {
        int sum = 0;
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        while (source.hasNext()) {
            sum += source.nextInt();
        }
        return sum;
    }

    default OptionalInt min() {
        return reduce((left, right) -> Math.min(left, right));
    }

    default OptionalInt max() {
        return reduce((left, right) -> Math.max(left, right));
    }

    default OptionalDouble average() {
        IntSummaryStatistics statistics = summaryStatistics();
        return statistics.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(statistics.getAverage());
    }

    default IntSummaryStatistics summaryStatistics() {
        IntSummaryStatistics statistics = new IntSummaryStatistics();
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        while (source.hasNext()) {
            statistics.accept(source.nextInt());
        }
        return statistics;
    }

    default OptionalInt findFirst() {
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        return source.hasNext() ? OptionalInt.of(source.nextInt()) : OptionalInt.empty();
    }

    default OptionalInt findAny() {
        PrimitiveIterator.OfInt source = PulledInt.source(this);
        return source.hasNext() ? OptionalInt.of(source.nextInt()) : OptionalInt.empty();
    }

    static IntStream empty() {
        return of(new int[0]);
    }

    static IntStream of(int element) {
        return of(new int[] {element});
    }

    static IntStream of(int... elements) {
        return range(elements, 0, elements.length);
    }

    /** A part of an array; not a method of the JDK's interface. */
    static IntStream range(int[] elements, int from, int to) {
        return new PulledInt(new PrimitiveIterator.OfInt() {
            private int at = from;

            public boolean hasNext() {
                return at < to;
            }

            public int nextInt() {
                if (at >= to) {
                    throw new NoSuchElementException();
                }
                at++;
                return elements[at - 1];
            }
        }, () -> to - from);
    }

    static IntStream range(int start, int end) {
        return new PulledInt(new PrimitiveIterator.OfInt() {
            private int next = start;
            private boolean over = start >= end;

            public boolean hasNext() {
                return !over;
            }

            public int nextInt() {
                if (over) {
                    throw new NoSuchElementException();
                }
                int value = next;
                over = value == end - 1;
                next++;
                return value;
            }
        }, () -> Math.max(0, (long) end - start));
    }

    static IntStream rangeClosed(int start, int end) {
        return new PulledInt(new PrimitiveIterator.OfInt() {
            private int next = start;
            private boolean over = start > end;

            public boolean hasNext() {
                return !over;
            }

            public int nextInt() {
                if (over) {
                    throw new NoSuchElementException();
                }
                int value = next;
                over = value == end;
                next++;
                return value;
            }
        }, () -> Math.max(0, (long) end - start + 1));
    }

    static IntStream iterate(int first, IntUnaryOperator next) {
        return iterate(first, value -> true, next);
    }

    static IntStream iterate(int first, IntPredicate hasNext, IntUnaryOperator next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return new PulledInt(new PrimitiveIterator.OfInt() {
            private boolean started;
            private boolean ready;
            private boolean over;
            private int value;

            public boolean hasNext() {
                if (!ready && !over) {
                    value = started ? next.applyAsInt(value) : first;
                    started = true;
                    ready = hasNext.test(value);
                    over = !ready;
                }
                return ready;
            }

            public int nextInt() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return value;
            }
        });
    }

    static IntStream generate(IntSupplier supplier) {
        Objects.requireNonNull(supplier);
        return new PulledInt(new PrimitiveIterator.OfInt() {
            public boolean hasNext() {
                return true;
            }

            public int nextInt() {
                return supplier.getAsInt();
            }
        });
    }

    static IntStream concat(IntStream left, IntStream right) {
        LongSupplier size = Pulled.sum(Pulled.sizeOf(left), Pulled.sizeOf(right));
        PrimitiveIterator.OfInt first = PulledInt.source(left);
        PrimitiveIterator.OfInt second = PulledInt.source(right);
        return new PulledInt(new PrimitiveIterator.OfInt() {
            public boolean hasNext() {
                return first.hasNext() || second.hasNext();
            }

            public int nextInt() {
                return first.hasNext() ? first.nextInt() : second.nextInt();
            }
        }, size);
    }

    default IntStream mapMulti(IntMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return flatMap(element -> {
            Builder builder = builder();
            mapper.accept(element, builder);
            return builder.build();
        });
    }

    default Spliterator.OfInt spliterator() {
        return Spliterators.spliteratorUnknownSize(PulledInt.source(this), Spliterator.ORDERED);
    }

    static Builder builder() {
        return new Builder() {
            private int[] elements = new int[8];
            private int count;
            private boolean built;

            public void accept(int element) {
                if (built) {
                    throw new IllegalStateException();
                }
                if (count == elements.length) {
                    elements = Arrays.copyOf(elements, 2 * count);
                }
                elements[count++] = element;
            }

            public IntStream build() {
                if (built) {
                    throw new IllegalStateException();
                }
                built = true;
                return IntStream.of(Arrays.copyOf(elements, count));
            }
        };
    }

    interface Builder extends IntConsumer {
        void accept(int element);

        default Builder add(int element) {
            accept(element);
            return this;
        }

        IntStream build();
    }

    @FunctionalInterface
    interface IntMapMultiConsumer {
        void accept(int value, IntConsumer target);
    }
}
