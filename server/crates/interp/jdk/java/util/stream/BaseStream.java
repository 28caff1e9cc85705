// Models java.util.stream.BaseStream.
// Source: interface documentation, Java SE 17. A stream is pulled element by element through an
// iterator, so that laziness, short circuits and the order of effects are those of a JVM's sequential
// stream. There is one thread: parallel streams are sequential.
// Left out: close handlers.
package java.util.stream;

import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;

public interface BaseStream<T, S extends BaseStream<T, S>> extends AutoCloseable {
    /** Uses the stream up: it is an error to use it again. */
    Iterator<T> iterator();

    default boolean isParallel() {
        return false;
    }

    default S sequential() {
        return (S) this;
    }

    default S parallel() {
        return (S) this;
    }

    default S unordered() {
        return (S) this;
    }

    default void close() {
    }

    default Spliterator<T> spliterator() {
        return Spliterators.spliteratorUnknownSize(iterator(), Spliterator.ORDERED);
    }
}
