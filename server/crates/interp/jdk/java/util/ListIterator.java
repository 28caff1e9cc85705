// Models java.util.ListIterator.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util;

public interface ListIterator<E> extends Iterator<E> {
    boolean hasNext();

    E next();

    boolean hasPrevious();

    E previous();

    int nextIndex();

    int previousIndex();

    void remove();

    void set(E element);

    void add(E element);
}
