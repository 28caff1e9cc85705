// The one kind of stream there is: elements from an iterator. Not a class of the JDK's interface.
// Source: own.
package java.util.stream;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.LongSupplier;

final class Pulled<T> implements Stream<T> {
    private final Iterator<T> source;
    /** How many elements there will be, if that is known without looking at them. */
    private final LongSupplier size;
    private boolean used;

    Pulled(Iterator<T> source) {
        this(source, null);
    }

    Pulled(Iterator<T> source, LongSupplier size) {
        this.source = source;
        this.size = size;
    }

    LongSupplier size() {
        return size;
    }

    /** The elements of a stream, which counts as operated upon from now on. */
    static <T> Iterator<T> source(Stream<T> stream) {
        return stream instanceof Pulled<T> ? ((Pulled<T>) stream).source() : stream.iterator();
    }

    private Iterator<T> source() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
        return source;
    }

    /** Looks for the next element when it is asked whether there is one, as a JVM's. */
    public Iterator<T> iterator() {
        Iterator<T> source = source();
        return new Iterator<T>() {
            private boolean ready;
            private T next;

            public boolean hasNext() {
                if (!ready && source.hasNext()) {
                    next = source.next();
                    ready = true;
                }
                return ready;
            }

            public T next() {
                if (!ready && !hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        };
    }

    /** As size(), of any stream. */
    static LongSupplier sizeOf(Object stream) {
        if (stream instanceof Pulled) {
            return ((Pulled<?>) stream).size;
        }
        if (stream instanceof PulledInt) {
            return ((PulledInt) stream).size();
        }
        if (stream instanceof PulledLong) {
            return ((PulledLong) stream).size();
        }
        return stream instanceof PulledDouble ? ((PulledDouble) stream).size() : null;
    }

    /** The size after `limit`. */
    static LongSupplier limited(LongSupplier size, long count) {
        return size == null ? null : () -> Math.min(size.getAsLong(), count);
    }

    /** The size after `skip`. */
    static LongSupplier skipped(LongSupplier size, long count) {
        return size == null ? null : () -> Math.max(0, size.getAsLong() - count);
    }

    /** The size of two streams in a row. */
    static LongSupplier sum(LongSupplier first, LongSupplier second) {
        return first == null || second == null ? null : () -> first.getAsLong() + second.getAsLong();
    }
}
