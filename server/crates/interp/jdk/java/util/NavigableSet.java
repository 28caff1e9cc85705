// Models java.util.NavigableSet.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util;

public interface NavigableSet<E> extends SortedSet<E> {
    E lower(E element);

    E floor(E element);

    E ceiling(E element);

    E higher(E element);

    E pollFirst();

    E pollLast();

    Iterator<E> iterator();

    NavigableSet<E> descendingSet();

    Iterator<E> descendingIterator();

    NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive);

    NavigableSet<E> headSet(E to, boolean inclusive);

    NavigableSet<E> tailSet(E from, boolean inclusive);

    SortedSet<E> subSet(E from, E to);

    SortedSet<E> headSet(E to);

    SortedSet<E> tailSet(E from);
}
