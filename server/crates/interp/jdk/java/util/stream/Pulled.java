// The one kind of stream there is: elements from an iterator. Not a class of the JDK's interface.
// Source: own.
package java.util.stream;

import java.util.Iterator;

final class Pulled<T> implements Stream<T> {
    private final Iterator<T> source;
    private boolean used;

    Pulled(Iterator<T> source) {
        this.source = source;
    }

    public Iterator<T> iterator() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
        return source;
    }
}
