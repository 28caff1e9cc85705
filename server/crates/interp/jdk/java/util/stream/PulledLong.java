// The one kind of stream of long there is: elements from an iterator. Not a class of the JDK's interface.
// Source: own.
package java.util.stream;

import java.util.PrimitiveIterator;
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

    public PrimitiveIterator.OfLong iterator() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
        return source;
    }
}
