// Models java.util.SortedSet.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util;

public interface SortedSet<E> extends Set<E> {
    Comparator<? super E> comparator();

    SortedSet<E> subSet(E from, E to);

    SortedSet<E> headSet(E to);

    SortedSet<E> tailSet(E from);

    E first();

    E last();

    default Spliterator<E> spliterator() {
        return Spliterators.sorted(this, comparator());
    }
}
