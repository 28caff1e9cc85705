// The one kind of stream of int there is: elements from an iterator. Not a class of the JDK's interface.
// Source: own.
package java.util.stream;

import java.util.PrimitiveIterator;
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

    public PrimitiveIterator.OfInt iterator() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
        return source;
    }
}
