// The one kind of stream of int there is: elements from an iterator. Not a class of the JDK's interface.
// Source: own.
package java.util.stream;

import java.util.PrimitiveIterator;
import java.util.NoSuchElementException;
import java.util.function.LongSupplier;

final class PulledInt implements IntStream {
    private final PrimitiveIterator.OfInt source;
    /** How many elements there will be, if that is known without looking at them. */
    private final LongSupplier size;
    private boolean used;

    PulledInt(PrimitiveIterator.OfInt source) {
        this(source, null);
    }

    PulledInt(PrimitiveIterator.OfInt source, LongSupplier size) {
        this.source = source;
        this.size = size;
    }

    LongSupplier size() {
        return size;
    }

    /** The elements of a stream, which counts as operated upon from now on. */
    static PrimitiveIterator.OfInt source(IntStream stream) {
        return stream instanceof PulledInt ? ((PulledInt) stream).source() : stream.iterator();
    }

    private PrimitiveIterator.OfInt source() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
        return source;
    }

    /** Looks for the next element when it is asked whether there is one, as a JVM's. */
    public PrimitiveIterator.OfInt iterator() {
        PrimitiveIterator.OfInt source = source();
        return new PrimitiveIterator.OfInt() {
            private boolean ready;
            private int next;

            public boolean hasNext() {
                if (!ready && source.hasNext()) {
                    next = source.nextInt();
                    ready = true;
                }
                return ready;
            }

            public int nextInt() {
                if (!ready && !hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        };
    }
}
