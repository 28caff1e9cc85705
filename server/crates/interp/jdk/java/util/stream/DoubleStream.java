// Models java.util.stream.DoubleStream.
// Source: interface documentation, Java SE 17. A stream is pulled element by element through an
// iterator, so that laziness, short circuits and the order of effects are those of a JVM's sequential
// stream. There is one thread: parallel streams are sequential.
// Left out: close handlers.
package java.util.stream;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.LongSupplier;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

public interface DoubleStream extends BaseStream<Double, DoubleStream> {
    PrimitiveIterator.OfDouble iterator();

    default DoubleStream filter(DoublePredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            private boolean ready;
            private double next;

            public boolean hasNext() {
                while (!ready && source.hasNext()) {
                    next = source.nextDouble();
                    ready = filter.test(next);
                }
                return ready;
            }

            public double nextDouble() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        });
    }

    default DoubleStream peek(DoubleConsumer action) {
        Objects.requireNonNull(action);
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public double nextDouble() {
                double element = source.nextDouble();
                action.accept(element);
                return element;
            }
        }, size);
    }

    default DoubleStream limit(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        LongSupplier size = Pulled.limited(Pulled.sizeOf(this), count);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            private long left = count;

            public boolean hasNext() {
                return left > 0 && source.hasNext();
            }

            public double nextDouble() {
                if (left <= 0) {
                    throw new NoSuchElementException();
                }
                left--;
                return source.nextDouble();
            }
        }, size);
    }

    default DoubleStream skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        LongSupplier size = Pulled.skipped(Pulled.sizeOf(this), count);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            private long left = count;

            public boolean hasNext() {
                while (left > 0 && source.hasNext()) {
                    source.nextDouble();
                    left--;
                }
                return source.hasNext();
            }

            public double nextDouble() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return source.nextDouble();
            }
        }, size);
    }

    default DoubleStream takeWhile(DoublePredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            private boolean over;
            private boolean ready;
            private double next;

            public boolean hasNext() {
                if (!ready && !over && source.hasNext()) {
                    next = source.nextDouble();
                    ready = filter.test(next);
                    over = !ready;
                }
                return ready;
            }

            public double nextDouble() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        });
    }

    default DoubleStream dropWhile(DoublePredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            private boolean started;
            private boolean ready;
            private double next;

            public boolean hasNext() {
                while (!started && !ready && source.hasNext()) {
                    next = source.nextDouble();
                    ready = !filter.test(next);
                    started = ready;
                }
                return ready || source.hasNext();
            }

            public double nextDouble() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                if (ready) {
                    ready = false;
                    return next;
                }
                return source.nextDouble();
            }
        });
    }

    default boolean anyMatch(DoublePredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        while (source.hasNext()) {
            if (filter.test(source.nextDouble())) {
                return true;
            }
        }
        return false;
    }

    default boolean allMatch(DoublePredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        while (source.hasNext()) {
            if (!filter.test(source.nextDouble())) {
                return false;
            }
        }
        return true;
    }

    default boolean noneMatch(DoublePredicate filter) {
        Objects.requireNonNull(filter);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        while (source.hasNext()) {
            if (filter.test(source.nextDouble())) {
                return false;
            }
        }
        return true;
    }

    default void forEach(DoubleConsumer action) {
        Objects.requireNonNull(action);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        while (source.hasNext()) {
            action.accept(source.nextDouble());
        }
    }

    default void forEachOrdered(DoubleConsumer action) {
        forEach(action);
    }

    default long count() {
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        if (size != null) {
            // As JVMs do: what the stages before do isn't done.
            return size.getAsLong();
        }
        long count = 0;
        while (source.hasNext()) {
            source.nextDouble();
            count++;
        }
        return count;
    }

    default DoubleStream map(DoubleUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public double nextDouble() {
                return mapper.applyAsDouble(source.nextDouble());
            }
        }, size);
    }

    default IntStream mapToInt(DoubleToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        return new PulledInt(new PrimitiveIterator.OfInt() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public int nextInt() {
                return mapper.applyAsInt(source.nextDouble());
            }
        }, size);
    }

    default LongStream mapToLong(DoubleToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        return new PulledLong(new PrimitiveIterator.OfLong() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public long nextLong() {
                return mapper.applyAsLong(source.nextDouble());
            }
        }, size);
    }

    default <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        return new Pulled<U>(new Iterator<U>() {
            public boolean hasNext() {
                return source.hasNext();
            }

            public U next() {
                return mapper.apply(source.nextDouble());
            }
        }, size);
    }

    default Stream<Double> boxed() {
        return mapToObj(value -> Double.valueOf(value));
    }

    default DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper) {
        return boxed().flatMapToDouble(value -> mapper.apply(value));
    }

    default DoubleStream distinct() {
        return boxed().distinct().mapToDouble(value -> value);
    }

    default DoubleStream sorted() {
        LongSupplier size = Pulled.sizeOf(this);
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            private PrimitiveIterator.OfDouble all;

            private PrimitiveIterator.OfDouble all() {
                if (all == null) {
                    double[] elements = new PulledDouble(source).toArray();
                    Arrays.sort(elements);
                    all = PulledDouble.source(DoubleStream.of(elements));
                }
                return all;
            }

            public boolean hasNext() {
                return all().hasNext();
            }

            public double nextDouble() {
                return all().nextDouble();
            }
        }, size);
    }

    default double[] toArray() {
        double[] elements = new double[8];
        int count = 0;
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        while (source.hasNext()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, 2 * count);
            }
            elements[count] = source.nextDouble();
            count++;
        }
        return Arrays.copyOf(elements, count);
    }

    default double reduce(double identity, DoubleBinaryOperator operator) {
        double result = identity;
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        while (source.hasNext()) {
            result = operator.applyAsDouble(result, source.nextDouble());
        }
        return result;
    }

    default OptionalDouble reduce(DoubleBinaryOperator operator) {
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        if (!source.hasNext()) {
            return OptionalDouble.empty();
        }
        double result = source.nextDouble();
        while (source.hasNext()) {
            result = operator.applyAsDouble(result, source.nextDouble());
        }
        return OptionalDouble.of(result);
    }

    default <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        R result = supplier.get();
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        while (source.hasNext()) {
            accumulator.accept(result, source.nextDouble());
        }
        return result;
    }

    /** With compensation for rounding, as the documentation allows and a JVM does. */
    default double sum() {
        return summaryStatistics().getSum();
    }

    default OptionalDouble min() {
        return reduce((left, right) -> Math.min(left, right));
    }

    default OptionalDouble max() {
        return reduce((left, right) -> Math.max(left, right));
    }

    default OptionalDouble average() {
        DoubleSummaryStatistics statistics = summaryStatistics();
        return statistics.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(statistics.getAverage());
    }

    default DoubleSummaryStatistics summaryStatistics() {
        DoubleSummaryStatistics statistics = new DoubleSummaryStatistics();
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        while (source.hasNext()) {
            statistics.accept(source.nextDouble());
        }
        return statistics;
    }

    default OptionalDouble findFirst() {
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        return source.hasNext() ? OptionalDouble.of(source.nextDouble()) : OptionalDouble.empty();
    }

    default OptionalDouble findAny() {
        PrimitiveIterator.OfDouble source = PulledDouble.source(this);
        return source.hasNext() ? OptionalDouble.of(source.nextDouble()) : OptionalDouble.empty();
    }

    static DoubleStream empty() {
        return of(new double[0]);
    }

    static DoubleStream of(double element) {
        return of(new double[] {element});
    }

    static DoubleStream of(double... elements) {
        return range(elements, 0, elements.length);
    }

    /** A part of an array; not a method of the JDK's interface. */
    static DoubleStream range(double[] elements, int from, int to) {
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            private int at = from;

            public boolean hasNext() {
                return at < to;
            }

            public double nextDouble() {
                if (at >= to) {
                    throw new NoSuchElementException();
                }
                at++;
                return elements[at - 1];
            }
        }, () -> to - from);
    }

    static DoubleStream iterate(double first, DoubleUnaryOperator next) {
        return iterate(first, value -> true, next);
    }

    static DoubleStream iterate(double first, DoublePredicate hasNext, DoubleUnaryOperator next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            private boolean started;
            private boolean ready;
            private boolean over;
            private double value;

            public boolean hasNext() {
                if (!ready && !over) {
                    value = started ? next.applyAsDouble(value) : first;
                    started = true;
                    ready = hasNext.test(value);
                    over = !ready;
                }
                return ready;
            }

            public double nextDouble() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return value;
            }
        });
    }

    static DoubleStream generate(DoubleSupplier supplier) {
        Objects.requireNonNull(supplier);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            public boolean hasNext() {
                return true;
            }

            public double nextDouble() {
                return supplier.getAsDouble();
            }
        });
    }

    static DoubleStream concat(DoubleStream left, DoubleStream right) {
        LongSupplier size = Pulled.sum(Pulled.sizeOf(left), Pulled.sizeOf(right));
        PrimitiveIterator.OfDouble first = PulledDouble.source(left);
        PrimitiveIterator.OfDouble second = PulledDouble.source(right);
        return new PulledDouble(new PrimitiveIterator.OfDouble() {
            public boolean hasNext() {
                return first.hasNext() || second.hasNext();
            }

            public double nextDouble() {
                return first.hasNext() ? first.nextDouble() : second.nextDouble();
            }
        }, size);
    }

    default DoubleStream mapMulti(DoubleMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return flatMap(element -> {
            Builder builder = builder();
            mapper.accept(element, builder);
            return builder.build();
        });
    }

    default Spliterator.OfDouble spliterator() {
        return Spliterators.spliteratorUnknownSize(PulledDouble.source(this), Spliterator.ORDERED);
    }

    static Builder builder() {
        return new Builder() {
            private double[] elements = new double[8];
            private int count;
            private boolean built;

            public void accept(double element) {
                if (built) {
                    throw new IllegalStateException();
                }
                if (count == elements.length) {
                    elements = Arrays.copyOf(elements, 2 * count);
                }
                elements[count++] = element;
            }

            public DoubleStream build() {
                if (built) {
                    throw new IllegalStateException();
                }
                built = true;
                return DoubleStream.of(Arrays.copyOf(elements, count));
            }
        };
    }

    interface Builder extends DoubleConsumer {
        void accept(double element);

        default Builder add(double element) {
            accept(element);
            return this;
        }

        DoubleStream build();
    }

    @FunctionalInterface
    interface DoubleMapMultiConsumer {
        void accept(double value, DoubleConsumer target);
    }
}
