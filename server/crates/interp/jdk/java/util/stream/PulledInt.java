// The one kind of stream of int there is: elements from an iterator. Not a class of the JDK's interface.
// Source: own.
package java.util.stream;

import java.util.PrimitiveIterator;

final class PulledInt implements IntStream {
    private final PrimitiveIterator.OfInt source;
    private boolean used;

    PulledInt(PrimitiveIterator.OfInt source) {
        this.source = source;
    }

    public PrimitiveIterator.OfInt iterator() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
        return source;
    }
}
