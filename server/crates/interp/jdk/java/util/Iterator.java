// Models java.util.Iterator.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util;

import java.util.function.Consumer;

public interface Iterator<E> {
    boolean hasNext();

    E next();

    default void remove() {
        throw new UnsupportedOperationException("remove");
    }

    default void forEachRemaining(Consumer<? super E> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        while (hasNext()) {
            action.accept(next());
        }
    }
}
