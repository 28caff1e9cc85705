// The one kind of stream of double there is: elements from an iterator. Not a class of the JDK's interface.
// Source: own.
package java.util.stream;

import java.util.PrimitiveIterator;

final class PulledDouble implements DoubleStream {
    private final PrimitiveIterator.OfDouble source;
    private boolean used;

    PulledDouble(PrimitiveIterator.OfDouble source) {
        this.source = source;
    }

    public PrimitiveIterator.OfDouble iterator() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
        return source;
    }
}
