// Models java.util.Spliterators: spliterators over arrays, collections and iterators.
// Source: class documentation, Java SE 17.
// A spliterator of a collection or an array splits into halves; one of an iterator doesn't split. That of a
// collection asks for its iterator at its first use.
// Left out: splitting in the JDK's batches, CONCURRENT collections.
package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

import whydunit.Source;

public final class Spliterators {
    private Spliterators() {
    }

    public static <T> Spliterator<T> emptySpliterator() {
        return new OfArray<T>(new Object[0], 0, 0, Spliterator.SIZED | Spliterator.SUBSIZED, null);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int characteristics) {
        return spliterator(array, 0, array.length, characteristics);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int from, int to, int characteristics) {
        checkRange(array.length, from, to);
        return new OfArray<T>(array, from, to, sized(characteristics), null);
    }

    public static <T> Spliterator<T> spliterator(Collection<? extends T> all, int characteristics) {
        return new OfCollection<T>(Objects.requireNonNull(all), sized(characteristics), null);
    }

    /** Of a list whose elements are quickly found by index. */
    static <T> Spliterator<T> indexed(List<T> list) {
        return new OfIndices<T>(list, 0, -1);
    }

    /** Of a sorted collection; the order is null for the natural one. */
    static <T> Spliterator<T> sorted(Collection<? extends T> all, Comparator<? super T> order) {
        int characteristics = Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED | Spliterator.SIZED;
        return new OfCollection<T>(all, characteristics, order);
    }

    /** Of an iterator in an order, which is looked up when it is asked for. */
    static <T> Spliterator<T> sortedUnknownSize(Iterator<? extends T> iterator, Supplier<Comparator<? super T>> order) {
        int characteristics = Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED;
        return new OfIterator<T>(iterator, Long.MAX_VALUE, characteristics, order);
    }

    public static <T> Spliterator<T> spliterator(Iterator<? extends T> iterator, long size, int characteristics) {
        return new OfIterator<T>(Objects.requireNonNull(iterator), size, sized(characteristics), null);
    }

    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> iterator, int characteristics) {
        int rest = characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED);
        return new OfIterator<T>(Objects.requireNonNull(iterator), Long.MAX_VALUE, rest, null);
    }

    public static <T> Iterator<T> iterator(Spliterator<? extends T> spliterator) {
        return new Pulling<T>(Objects.requireNonNull(spliterator));
    }

    private static int sized(int characteristics) {
        if ((characteristics & Spliterator.CONCURRENT) != 0) {
            return characteristics;
        }
        return characteristics | Spliterator.SIZED | Spliterator.SUBSIZED;
    }

    private static void checkRange(int length, int from, int to) {
        if (from > to) {
            throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException(to);
        }
    }

    private static final class OfArray<T> implements Spliterator<T> {
        private final Object[] array;
        private int from;
        private final int to;
        private final int characteristics;
        private final Comparator<? super T> order;

        OfArray(Object[] array, int from, int to, int characteristics, Comparator<? super T> order) {
            this.array = array;
            this.from = from;
            this.to = to;
            this.characteristics = characteristics;
            this.order = order;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (from >= to) {
                return false;
            }
            action.accept((T) array[from++]);
            return true;
        }

        public Spliterator<T> trySplit() {
            int start = from;
            int middle = start + to >>> 1;
            if (start >= middle) {
                return null;
            }
            from = middle;
            return new OfArray<T>(array, start, middle, characteristics, order);
        }

        public long estimateSize() {
            return to - from;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super T> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return order;
            }
            throw new IllegalStateException();
        }
    }

    /** Of the iterator of a collection, which it asks for, with the size, when it is first used. */
    private static final class OfCollection<T> implements Source<T> {
        private final Collection<? extends T> all;
        private final int characteristics;
        private final Comparator<? super T> order;
        private Iterator<? extends T> iterator;
        private long left;

        OfCollection(Collection<? extends T> all, int characteristics, Comparator<? super T> order) {
            this.all = all;
            this.characteristics = characteristics;
            this.order = order;
        }

        private Iterator<? extends T> iterator() {
            if (iterator == null) {
                iterator = all.iterator();
                left = all.size();
            }
            return iterator;
        }

        public Iterator<T> pulled() {
            return new Iterator<T>() {
                public boolean hasNext() {
                    return iterator().hasNext();
                }

                public T next() {
                    left--;
                    return iterator().next();
                }
            };
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (!iterator().hasNext()) {
                return false;
            }
            left--;
            action.accept(iterator.next());
            return true;
        }

        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            iterator().forEachRemaining(action);
        }

        public Spliterator<T> trySplit() {
            Object[] rest = new Object[(int) Math.max(estimateSize(), 0)];
            int count = 0;
            while (iterator.hasNext()) {
                if (count == rest.length) {
                    rest = Arrays.copyOf(rest, 2 * count + 1);
                }
                rest[count++] = iterator.next();
            }
            int middle = count >>> 1;
            iterator = Arrays.asList((T[]) Arrays.copyOfRange(rest, middle, count)).iterator();
            left = count - middle;
            return middle == 0 ? null : new OfArray<T>(rest, 0, middle, characteristics, order);
        }

        public long estimateSize() {
            iterator();
            return left;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super T> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return order;
            }
            throw new IllegalStateException();
        }
    }

    /** Of indices of a list, as many as it has when the first is used. */
    private static final class OfIndices<T> implements Source<T> {
        private final List<T> list;
        private int next;
        private int end;

        OfIndices(List<T> list, int next, int end) {
            this.list = list;
            this.next = next;
            this.end = end;
        }

        private int end() {
            if (end < 0) {
                end = list.size();
            }
            return end;
        }

        private T at(int index) {
            try {
                return list.get(index);
            } catch (IndexOutOfBoundsException e) {
                throw new ConcurrentModificationException();
            }
        }

        public Iterator<T> pulled() {
            return new Iterator<T>() {
                public boolean hasNext() {
                    return next < end();
                }

                public T next() {
                    if (next >= end()) {
                        throw new NoSuchElementException();
                    }
                    return at(next++);
                }
            };
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (next >= end()) {
                return false;
            }
            action.accept(at(next++));
            return true;
        }

        public Spliterator<T> trySplit() {
            int start = next;
            int middle = start + end() >>> 1;
            if (start >= middle) {
                return null;
            }
            next = middle;
            return new OfIndices<T>(list, start, middle);
        }

        public long estimateSize() {
            return end() - next;
        }

        public int characteristics() {
            return Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED;
        }
    }

    private static final class OfIterator<T> implements Spliterator<T> {
        private final Iterator<? extends T> iterator;
        private long size;
        private final int characteristics;
        private final Supplier<Comparator<? super T>> order;

        OfIterator(Iterator<? extends T> iterator, long size, int characteristics,
                Supplier<Comparator<? super T>> order) {
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
            this.order = order;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (!iterator.hasNext()) {
                return false;
            }
            if (size != Long.MAX_VALUE) {
                size--;
            }
            action.accept(iterator.next());
            return true;
        }

        public Spliterator<T> trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super T> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return order == null ? null : order.get();
            }
            throw new IllegalStateException();
        }
    }

    private static final class Pulling<T> implements Iterator<T> {
        private final Spliterator<? extends T> spliterator;
        private boolean ready;
        private T next;

        Pulling(Spliterator<? extends T> spliterator) {
            this.spliterator = spliterator;
        }

        public boolean hasNext() {
            if (!ready) {
                spliterator.tryAdvance(element -> {
                    ready = true;
                    next = element;
                });
            }
            return ready;
        }

        public T next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            T element = next;
            next = null;
            return element;
        }
    }

    public abstract static class AbstractSpliterator<T> implements Spliterator<T> {
        private long size;
        private final int characteristics;

        protected AbstractSpliterator(long size, int characteristics) {
            this.size = size;
            boolean isSized = (characteristics & Spliterator.SIZED) != 0;
            this.characteristics = isSized ? characteristics | Spliterator.SUBSIZED : characteristics;
        }

        public Spliterator<T> trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    public abstract static class AbstractIntSpliterator implements Spliterator.OfInt {
        private long size;
        private final int characteristics;

        protected AbstractIntSpliterator(long size, int characteristics) {
            this.size = size;
            boolean isSized = (characteristics & Spliterator.SIZED) != 0;
            this.characteristics = isSized ? characteristics | Spliterator.SUBSIZED : characteristics;
        }

        public Spliterator.OfInt trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    public static Spliterator.OfInt emptyIntSpliterator() {
        return spliterator(new int[0], 0);
    }

    public static Spliterator.OfInt spliterator(int[] array, int characteristics) {
        return spliterator(array, 0, array.length, characteristics);
    }

    public static Spliterator.OfInt spliterator(int[] array, int from, int to, int characteristics) {
        checkRange(array.length, from, to);
        return new OfIntArray(array, from, to, sized(characteristics));
    }

    public static Spliterator.OfInt spliterator(PrimitiveIterator.OfInt iterator, long size, int characteristics) {
        return new OfIntIterator(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static Spliterator.OfInt spliteratorUnknownSize(PrimitiveIterator.OfInt iterator, int characteristics) {
        int rest = characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED);
        return new OfIntIterator(Objects.requireNonNull(iterator), Long.MAX_VALUE, rest);
    }

    public static PrimitiveIterator.OfInt iterator(Spliterator.OfInt spliterator) {
        return new PullingInt(Objects.requireNonNull(spliterator));
    }

    private static final class OfIntArray implements Spliterator.OfInt {
        private final int[] array;
        private int from;
        private final int to;
        private final int characteristics;

        OfIntArray(int[] array, int from, int to, int characteristics) {
            this.array = array;
            this.from = from;
            this.to = to;
            this.characteristics = characteristics;
        }

        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (from >= to) {
                return false;
            }
            action.accept(array[from++]);
            return true;
        }

        public Spliterator.OfInt trySplit() {
            int start = from;
            int middle = start + to >>> 1;
            if (start >= middle) {
                return null;
            }
            from = middle;
            return new OfIntArray(array, start, middle, characteristics);
        }

        public long estimateSize() {
            return to - from;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super Integer> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    private static final class OfIntIterator implements Spliterator.OfInt {
        private final PrimitiveIterator.OfInt iterator;
        private long size;
        private final int characteristics;

        OfIntIterator(PrimitiveIterator.OfInt iterator, long size, int characteristics) {
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (!iterator.hasNext()) {
                return false;
            }
            if (size != Long.MAX_VALUE) {
                size--;
            }
            action.accept(iterator.nextInt());
            return true;
        }

        public Spliterator.OfInt trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    private static final class PullingInt implements PrimitiveIterator.OfInt {
        private final Spliterator.OfInt spliterator;
        private boolean ready;
        private int next;

        PullingInt(Spliterator.OfInt spliterator) {
            this.spliterator = spliterator;
        }

        public boolean hasNext() {
            if (!ready) {
                spliterator.tryAdvance((IntConsumer) element -> {
                    ready = true;
                    next = element;
                });
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
    }

    public abstract static class AbstractLongSpliterator implements Spliterator.OfLong {
        private long size;
        private final int characteristics;

        protected AbstractLongSpliterator(long size, int characteristics) {
            this.size = size;
            boolean isSized = (characteristics & Spliterator.SIZED) != 0;
            this.characteristics = isSized ? characteristics | Spliterator.SUBSIZED : characteristics;
        }

        public Spliterator.OfLong trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    public static Spliterator.OfLong emptyLongSpliterator() {
        return spliterator(new long[0], 0);
    }

    public static Spliterator.OfLong spliterator(long[] array, int characteristics) {
        return spliterator(array, 0, array.length, characteristics);
    }

    public static Spliterator.OfLong spliterator(long[] array, int from, int to, int characteristics) {
        checkRange(array.length, from, to);
        return new OfLongArray(array, from, to, sized(characteristics));
    }

    public static Spliterator.OfLong spliterator(PrimitiveIterator.OfLong iterator, long size, int characteristics) {
        return new OfLongIterator(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static Spliterator.OfLong spliteratorUnknownSize(PrimitiveIterator.OfLong iterator, int characteristics) {
        int rest = characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED);
        return new OfLongIterator(Objects.requireNonNull(iterator), Long.MAX_VALUE, rest);
    }

    public static PrimitiveIterator.OfLong iterator(Spliterator.OfLong spliterator) {
        return new PullingLong(Objects.requireNonNull(spliterator));
    }

    private static final class OfLongArray implements Spliterator.OfLong {
        private final long[] array;
        private int from;
        private final int to;
        private final int characteristics;

        OfLongArray(long[] array, int from, int to, int characteristics) {
            this.array = array;
            this.from = from;
            this.to = to;
            this.characteristics = characteristics;
        }

        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (from >= to) {
                return false;
            }
            action.accept(array[from++]);
            return true;
        }

        public Spliterator.OfLong trySplit() {
            int start = from;
            int middle = start + to >>> 1;
            if (start >= middle) {
                return null;
            }
            from = middle;
            return new OfLongArray(array, start, middle, characteristics);
        }

        public long estimateSize() {
            return to - from;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super Long> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    private static final class OfLongIterator implements Spliterator.OfLong {
        private final PrimitiveIterator.OfLong iterator;
        private long size;
        private final int characteristics;

        OfLongIterator(PrimitiveIterator.OfLong iterator, long size, int characteristics) {
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (!iterator.hasNext()) {
                return false;
            }
            if (size != Long.MAX_VALUE) {
                size--;
            }
            action.accept(iterator.nextLong());
            return true;
        }

        public Spliterator.OfLong trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    private static final class PullingLong implements PrimitiveIterator.OfLong {
        private final Spliterator.OfLong spliterator;
        private boolean ready;
        private long next;

        PullingLong(Spliterator.OfLong spliterator) {
            this.spliterator = spliterator;
        }

        public boolean hasNext() {
            if (!ready) {
                spliterator.tryAdvance((LongConsumer) element -> {
                    ready = true;
                    next = element;
                });
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
    }

    public abstract static class AbstractDoubleSpliterator implements Spliterator.OfDouble {
        private long size;
        private final int characteristics;

        protected AbstractDoubleSpliterator(long size, int characteristics) {
            this.size = size;
            boolean isSized = (characteristics & Spliterator.SIZED) != 0;
            this.characteristics = isSized ? characteristics | Spliterator.SUBSIZED : characteristics;
        }

        public Spliterator.OfDouble trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    public static Spliterator.OfDouble emptyDoubleSpliterator() {
        return spliterator(new double[0], 0);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int characteristics) {
        return spliterator(array, 0, array.length, characteristics);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int from, int to, int characteristics) {
        checkRange(array.length, from, to);
        return new OfDoubleArray(array, from, to, sized(characteristics));
    }

    public static Spliterator.OfDouble spliterator(PrimitiveIterator.OfDouble iterator, long size, int characteristics) {
        return new OfDoubleIterator(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static Spliterator.OfDouble spliteratorUnknownSize(PrimitiveIterator.OfDouble iterator, int characteristics) {
        int rest = characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED);
        return new OfDoubleIterator(Objects.requireNonNull(iterator), Long.MAX_VALUE, rest);
    }

    public static PrimitiveIterator.OfDouble iterator(Spliterator.OfDouble spliterator) {
        return new PullingDouble(Objects.requireNonNull(spliterator));
    }

    private static final class OfDoubleArray implements Spliterator.OfDouble {
        private final double[] array;
        private int from;
        private final int to;
        private final int characteristics;

        OfDoubleArray(double[] array, int from, int to, int characteristics) {
            this.array = array;
            this.from = from;
            this.to = to;
            this.characteristics = characteristics;
        }

        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (from >= to) {
                return false;
            }
            action.accept(array[from++]);
            return true;
        }

        public Spliterator.OfDouble trySplit() {
            int start = from;
            int middle = start + to >>> 1;
            if (start >= middle) {
                return null;
            }
            from = middle;
            return new OfDoubleArray(array, start, middle, characteristics);
        }

        public long estimateSize() {
            return to - from;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super Double> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    private static final class OfDoubleIterator implements Spliterator.OfDouble {
        private final PrimitiveIterator.OfDouble iterator;
        private long size;
        private final int characteristics;

        OfDoubleIterator(PrimitiveIterator.OfDouble iterator, long size, int characteristics) {
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (!iterator.hasNext()) {
                return false;
            }
            if (size != Long.MAX_VALUE) {
                size--;
            }
            action.accept(iterator.nextDouble());
            return true;
        }

        public Spliterator.OfDouble trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    private static final class PullingDouble implements PrimitiveIterator.OfDouble {
        private final Spliterator.OfDouble spliterator;
        private boolean ready;
        private double next;

        PullingDouble(Spliterator.OfDouble spliterator) {
            this.spliterator = spliterator;
        }

        public boolean hasNext() {
            if (!ready) {
                spliterator.tryAdvance((DoubleConsumer) element -> {
                    ready = true;
                    next = element;
                });
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
    }
}
