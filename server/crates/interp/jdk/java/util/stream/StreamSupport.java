// Models java.util.stream.StreamSupport.
// Source: class documentation, Java SE 17. There is one thread: parallel streams are sequential.
// Left out: nothing. The methods named `of` are our own, for the models of java.util.
package java.util.stream;

import java.util.Collection;
import java.util.Iterator;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

import whydunit.Source;

public final class StreamSupport {
    private StreamSupport() {
    }

    /** Not a method of the JDK's interface. */
    public static <T> Stream<T> of(Iterator<T> source) {
        return new Pulled<T>(source);
    }

    /** Not a method of the JDK's interface. */
    public static <T> Stream<T> of(Iterator<T> source, LongSupplier size) {
        return new Pulled<T>(source, size);
    }

    /** The elements that are there when the first is asked for. Not a method of the JDK's interface. */
    public static <T> Stream<T> of(Collection<T> source, boolean isSized) {
        Iterator<T> late = new Iterator<T>() {
            private Iterator<T> elements;

            private Iterator<T> elements() {
                if (elements == null) {
                    elements = source.iterator();
                }
                return elements;
            }

            public boolean hasNext() {
                return elements().hasNext();
            }

            public T next() {
                return elements().next();
            }
        };
        return new Pulled<T>(late, isSized ? () -> source.size() : null);
    }

    /** Not a method of the JDK's interface. */
    public static IntStream of(PrimitiveIterator.OfInt source) {
        return new PulledInt(source);
    }

    /** Not a method of the JDK's interface. */
    public static IntStream of(PrimitiveIterator.OfInt source, LongSupplier size) {
        return new PulledInt(source, size);
    }

    /** Not a method of the JDK's interface. */
    public static LongStream of(PrimitiveIterator.OfLong source) {
        return new PulledLong(source);
    }

    /** Not a method of the JDK's interface. */
    public static DoubleStream of(PrimitiveIterator.OfDouble source) {
        return new PulledDouble(source);
    }

    public static <T> Stream<T> stream(Spliterator<T> source, boolean parallel) {
        if (source.hasCharacteristics(Spliterator.SORTED)) {
            // As on a JVM, which looks whether the order is the natural one.
            source.getComparator();
        }
        LongSupplier size = source.hasCharacteristics(Spliterator.SIZED) ? () -> source.getExactSizeIfKnown() : null;
        Iterator<T> elements = source instanceof Source ? ((Source<T>) source).pulled() : Spliterators.iterator(source);
        return new Pulled<T>(elements, size);
    }

    public static <T> Stream<T> stream(Supplier<? extends Spliterator<T>> source, int characteristics, boolean parallel) {
        return stream(source.get(), parallel);
    }

    public static IntStream intStream(Spliterator.OfInt source, boolean parallel) {
        return new PulledInt(Spliterators.iterator(source));
    }

    public static IntStream intStream(Supplier<? extends Spliterator.OfInt> source, int characteristics, boolean parallel) {
        return intStream(source.get(), parallel);
    }

    public static LongStream longStream(Spliterator.OfLong source, boolean parallel) {
        return new PulledLong(Spliterators.iterator(source));
    }

    public static LongStream longStream(Supplier<? extends Spliterator.OfLong> source, int characteristics, boolean parallel) {
        return longStream(source.get(), parallel);
    }

    public static DoubleStream doubleStream(Spliterator.OfDouble source, boolean parallel) {
        return new PulledDouble(Spliterators.iterator(source));
    }

    public static DoubleStream doubleStream(Supplier<? extends Spliterator.OfDouble> source, int characteristics, boolean parallel) {
        return doubleStream(source.get(), parallel);
    }
}
