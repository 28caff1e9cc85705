// The one kind of stream of long there is: elements from an iterator. Not a class of the JDK's interface.
// Source: own.
package java.util.stream;

import java.util.PrimitiveIterator;
import java.util.NoSuchElementException;
import java.util.function.LongSupplier;

final class PulledLong implements LongStream {
    private final PrimitiveIterator.OfLong source;
    /** How many elements there will be, if that is known without looking at them. */
    private final LongSupplier size;
    private boolean used;

    PulledLong(PrimitiveIterator.OfLong source) {
        this(source, null);
    }

    PulledLong(PrimitiveIterator.OfLong source, LongSupplier size) {
        this.source = source;
        this.size = size;
    }

    LongSupplier size() {
        return size;
    }

    /** The elements of a stream, which counts as operated upon from now on. */
    static PrimitiveIterator.OfLong source(LongStream stream) {
        return stream instanceof PulledLong ? ((PulledLong) stream).source() : stream.iterator();
    }

    private PrimitiveIterator.OfLong source() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
        return source;
    }

    /** Looks for the next element when it is asked whether there is one, as a JVM's. */
    public PrimitiveIterator.OfLong iterator() {
        PrimitiveIterator.OfLong source = source();
        return new PrimitiveIterator.OfLong() {
            private boolean ready;
            private long next;

            public boolean hasNext() {
                if (!ready && source.hasNext()) {
                    next = source.nextLong();
                    ready = true;
                }
                return ready;
            }

            public long nextLong() {
                if (!ready && !hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        };
    }
}
