// Models java.util.stream.LongStream.
// Source: interface documentation, Java SE 17. A stream is pulled element by element through an
// iterator, so that laziness, short circuits and the order of effects are those of a JVM's sequential
// stream. There is one thread: parallel streams are sequential.
// Left out: close handlers.
package java.util.stream;

import java.util.Arrays;
import java.util.Iterator;
import java.util.LongSummaryStatistics;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

public interface LongStream extends BaseStream<Long, LongStream> {
    PrimitiveIterator.OfLong iterator();

    default LongStream filter(LongPredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            private boolean ready;
            private long next;

            public boolean hasNext() {
                while (!ready && source.hasNext()) {
                    next = source.nextLong();
                    ready = filter.test(next);
                }
                return ready;
            }

            public long nextLong() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        });
    }

    default LongStream peek(LongConsumer action) {
        Objects.requireNonNull(action);
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public long nextLong() {
                long element = source.nextLong();
                action.accept(element);
                return element;
            }
        }, size);
    }

    default LongStream limit(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        LongSupplier size = Pulled.limited(Pulled.sizeOf(this), count);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            private long left = count;

            public boolean hasNext() {
                return left > 0 && source.hasNext();
            }

            public long nextLong() {
                if (left <= 0) {
                    throw new NoSuchElementException();
                }
                left--;
                return source.nextLong();
            }
        }, size);
    }

    default LongStream skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        LongSupplier size = Pulled.skipped(Pulled.sizeOf(this), count);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            private long left = count;

            public boolean hasNext() {
                while (left > 0 && source.hasNext()) {
                    source.nextLong();
                    left--;
                }
                return source.hasNext();
            }

            public long nextLong() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return source.nextLong();
            }
        }, size);
    }

    default LongStream takeWhile(LongPredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            private boolean over;
            private boolean ready;
            private long next;

            public boolean hasNext() {
                if (!ready && !over && source.hasNext()) {
                    next = source.nextLong();
                    ready = filter.test(next);
                    over = !ready;
                }
                return ready;
            }

            public long nextLong() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        });
    }

    default LongStream dropWhile(LongPredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            private boolean started;
            private boolean ready;
            private long next;

            public boolean hasNext() {
                while (!started && !ready && source.hasNext()) {
                    next = source.nextLong();
                    ready = !filter.test(next);
                    started = ready;
                }
                return ready || source.hasNext();
            }

            public long nextLong() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                if (ready) {
                    ready = false;
                    return next;
                }
                return source.nextLong();
            }
        });
    }

    default boolean anyMatch(LongPredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        while (source.hasNext()) {
            if (filter.test(source.nextLong())) {
                return true;
            }
        }
        return false;
    }

    default boolean allMatch(LongPredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        while (source.hasNext()) {
            if (!filter.test(source.nextLong())) {
                return false;
            }
        }
        return true;
    }

    default boolean noneMatch(LongPredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        while (source.hasNext()) {
            if (filter.test(source.nextLong())) {
                return false;
            }
        }
        return true;
    }

    default void forEach(LongConsumer action) {
        Objects.requireNonNull(action);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        while (source.hasNext()) {
            action.accept(source.nextLong());
        }
    }

    default void forEachOrdered(LongConsumer action) {
        forEach(action);
    }

    default long count() {
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        if (size != null) {
            // As JVMs do: what the stages before do isn't done.
            return size.getAsLong();
        }
        long count = 0;
        while (source.hasNext()) {
            source.nextLong();
            count++;
        }
        return count;
    }

    default LongStream map(LongUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public long nextLong() {
                return mapper.applyAsLong(source.nextLong());
            }
        }, size);
    }

    default IntStream mapToInt(LongToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        return new PulledInt(new PrimitiveIterator.OfInt() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public int nextInt() {
                return mapper.applyAsInt(source.nextLong());
            }
        }, size);
    }

    default DoubleStream mapToDouble(LongToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public double nextDouble() {
                return mapper.applyAsDouble(source.nextLong());
            }
        }, size);
    }

    default DoubleStream asDoubleStream() {
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public double nextDouble() {
                return source.nextLong();
            }
        }, size);
    }

    default <U> Stream<U> mapToObj(LongFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        return new Pulled<U>(new Iterator<U>() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public U next() {
                return mapper.apply(source.nextLong());
            }
        }, size);
    }

    default Stream<Long> boxed() {
        return mapToObj(value -> Long.valueOf(value));
    }

    default LongStream flatMap(LongFunction<? extends LongStream> mapper) {
        return boxed().flatMapToLong(value -> mapper.apply(value));
    }

    default LongStream distinct() {
        return boxed().distinct().mapToLong(value -> value);
    }

    default LongStream sorted() {
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            private PrimitiveIterator.OfLong all;

            private PrimitiveIterator.OfLong all() {
                if (all == null) {
                    long[] elements = new PulledLong(source).toArray();
                    Arrays.sort(elements);
                    all = PulledLong.source(LongStream.of(elements));
                }
                return all;
            }

            public boolean hasNext() {
                return all().hasNext();
            }

            public long nextLong() {
                return all().nextLong();
            }
        }, size);
    }

    default long[] toArray() {
        long[] elements = new long[8];
        int count = 0;
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        while (source.hasNext()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, 2 * count);
            }
            elements[count] = source.nextLong();
            count++;
        }
        return Arrays.copyOf(elements, count);
    }

    default long reduce(long identity, LongBinaryOperator operator) {
        long result = identity;
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        while (source.hasNext()) {
            result = operator.applyAsLong(result, source.nextLong());
        }
        return result;
    }

    default OptionalLong reduce(LongBinaryOperator operator) {
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        if (!source.hasNext()) {
            return OptionalLong.empty();
        }
        long result = source.nextLong();
        while (source.hasNext()) {
            result = operator.applyAsLong(result, source.nextLong());
        }
        return OptionalLong.of(result);
    }

    default <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        R result = supplier.get();
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        while (source.hasNext()) {
            accumulator.accept(result, source.nextLong());
        }
        return result;
    }

    default long sum() {
        long sum = 0;
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        while (source.hasNext()) {
            sum += source.nextLong();
        }
        return sum;
    }

    default OptionalLong min() {
        return reduce((left, right) -> Math.min(left, right));
    }

    default OptionalLong max() {
        return reduce((left, right) -> Math.max(left, right));
    }

    default OptionalDouble average() {
        LongSummaryStatistics statistics = summaryStatistics();
        return statistics.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(statistics.getAverage());
    }

    default LongSummaryStatistics summaryStatistics() {
        LongSummaryStatistics statistics = new LongSummaryStatistics();
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        while (source.hasNext()) {
            statistics.accept(source.nextLong());
        }
        return statistics;
    }

    default OptionalLong findFirst() {
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        return source.hasNext() ? OptionalLong.of(source.nextLong()) : OptionalLong.empty();
    }

    default OptionalLong findAny() {
        PrimitiveIterator.OfLong source = PulledLong.source(this);
        return source.hasNext() ? OptionalLong.of(source.nextLong()) : OptionalLong.empty();
    }

    static LongStream empty() {
        return of(new long[0]);
    }

    static LongStream of(long element) {
        return of(new long[] {element});
    }

    static LongStream of(long... elements) {
        return range(elements, 0, elements.length);
    }

    /** A part of an array; not a method of the JDK's interface. */
    static LongStream range(long[] elements, int from, int to) {
        return new PulledLong(new PrimitiveIterator.OfLong() {
            private int at = from;

            public boolean hasNext() {
                return at < to;
            }

            public long nextLong() {
                if (at >= to) {
                    throw new NoSuchElementException();
                }
                at++;
                return elements[at - 1];
            }
        }, () -> to - from);
    }

    static LongStream range(long start, long end) {
        return new PulledLong(new PrimitiveIterator.OfLong() {
            private long next = start;
            private boolean over = start >= end;

            public boolean hasNext() {
                return !over;
            }

            public long nextLong() {
                if (over) {
                    throw new NoSuchElementException();
                }
                long value = next;
                over = value == end - 1;
                next++;
                return value;
            }
        }, () -> Math.max(0, (long) end - start));
    }

    static LongStream rangeClosed(long start, long end) {
        return new PulledLong(new PrimitiveIterator.OfLong() {
            private long next = start;
            private boolean over = start > end;

            public boolean hasNext() {
                return !over;
            }

            public long nextLong() {
                if (over) {
                    throw new NoSuchElementException();
                }
                long value = next;
                over = value == end;
                next++;
                return value;
            }
        }, () -> Math.max(0, (long) end - start + 1));
    }

    static LongStream iterate(long first, LongUnaryOperator next) {
        return iterate(first, value -> true, next);
    }

    static LongStream iterate(long first, LongPredicate hasNext, LongUnaryOperator next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            private boolean started;
            private boolean ready;
            private boolean over;
            private long value;

            public boolean hasNext() {
                if (!ready && !over) {
                    value = started ? next.applyAsLong(value) : first;
                    started = true;
                    ready = hasNext.test(value);
                    over = !ready;
                }
                return ready;
            }

            public long nextLong() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return value;
            }
        });
    }

    static LongStream generate(LongSupplier supplier) {
        Objects.requireNonNull(supplier);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            public boolean hasNext() {
                return true;
            }

            public long nextLong() {
                return supplier.getAsLong();
            }
        });
    }

    static LongStream concat(LongStream left, LongStream right) {
        LongSupplier size = Pulled.sum(Pulled.sizeOf(left), Pulled.sizeOf(right));
        PrimitiveIterator.OfLong first = PulledLong.source(left);
        PrimitiveIterator.OfLong second = PulledLong.source(right);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            public boolean hasNext() {
                return first.hasNext() || second.hasNext();
            }

            public long nextLong() {
                return first.hasNext() ? first.nextLong() : second.nextLong();
            }
        }, size);
    }

    default LongStream mapMulti(LongMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return flatMap(element -> {
            Builder builder = builder();
            mapper.accept(element, builder);
            return builder.build();
        });
    }

    default Spliterator.OfLong spliterator() {
        return Spliterators.spliteratorUnknownSize(PulledLong.source(this), Spliterator.ORDERED);
    }

    static Builder builder() {
        return new Builder() {
            private long[] elements = new long[8];
            private int count;
            private boolean built;

            public void accept(long element) {
                if (built) {
                    throw new IllegalStateException();
                }
                if (count == elements.length) {
                    elements = Arrays.copyOf(elements, 2 * count);
                }
                elements[count++] = element;
            }

            public LongStream build() {
                if (built) {
                    throw new IllegalStateException();
                }
                built = true;
                return LongStream.of(Arrays.copyOf(elements, count));
            }
        };
    }

    interface Builder extends LongConsumer {
        void accept(long element);

        default Builder add(long element) {
            accept(element);
            return this;
        }

        LongStream build();
    }

    @FunctionalInterface
    interface LongMapMultiConsumer {
        void accept(long value, LongConsumer target);
    }
}
