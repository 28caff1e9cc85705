// The one kind of stream of double there is: elements from an iterator. Not a class of the JDK's interface.
// Source: own.
package java.util.stream;

import java.util.PrimitiveIterator;
import java.util.NoSuchElementException;
import java.util.function.LongSupplier;

final class PulledDouble implements DoubleStream {
    private final PrimitiveIterator.OfDouble source;
    /** How many elements there will be, if that is known without looking at them. */
    private final LongSupplier size;
    private boolean used;

    PulledDouble(PrimitiveIterator.OfDouble source) {
        this(source, null);
    }

    PulledDouble(PrimitiveIterator.OfDouble source, LongSupplier size) {
        this.source = source;
        this.size = size;
    }

    LongSupplier size() {
        return size;
    }

    /** The elements of a stream, which counts as operated upon from now on. */
    static PrimitiveIterator.OfDouble source(DoubleStream stream) {
        return stream instanceof PulledDouble ? ((PulledDouble) stream).source() : stream.iterator();
    }

    private PrimitiveIterator.OfDouble source() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
        return source;
    }

    /** Looks for the next element when it is asked whether there is one, as a JVM's. */
    public PrimitiveIterator.OfDouble iterator() {
        PrimitiveIterator.OfDouble source = source();
        return new PrimitiveIterator.OfDouble() {
            private boolean ready;
            private double next;

            public boolean hasNext() {
                if (!ready && source.hasNext()) {
                    next = source.nextDouble();
                    ready = true;
                }
                return ready;
            }

            public double nextDouble() {
                if (!ready && !hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        };
    }
}
