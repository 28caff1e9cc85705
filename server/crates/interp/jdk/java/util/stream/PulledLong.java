// The one kind of stream of long there is: elements from an iterator. Not a class of the JDK's interface.
// Source: own.
package java.util.stream;

import java.util.PrimitiveIterator;

final class PulledLong implements LongStream {
    private final PrimitiveIterator.OfLong source;
    private boolean used;

    PulledLong(PrimitiveIterator.OfLong source) {
        this.source = source;
    }

    public PrimitiveIterator.OfLong iterator() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
        return source;
    }
}
