// Models java.util.Enumeration.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util;

public interface Enumeration<E> {
    boolean hasMoreElements();

    E nextElement();

    default Iterator<E> asIterator() {
        return new Iterator<E>() {
            public boolean hasNext() {
                return hasMoreElements();
            }

            public E next() {
                return nextElement();
            }
        };
    }
}
