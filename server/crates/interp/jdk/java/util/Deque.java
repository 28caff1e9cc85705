// Models java.util.Deque.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util;

public interface Deque<E> extends Queue<E> {
    void addFirst(E element);

    void addLast(E element);

    boolean offerFirst(E element);

    boolean offerLast(E element);

    E removeFirst();

    E removeLast();

    E pollFirst();

    E pollLast();

    E getFirst();

    E getLast();

    E peekFirst();

    E peekLast();

    boolean removeFirstOccurrence(Object element);

    boolean removeLastOccurrence(Object element);

    void push(E element);

    E pop();

    boolean remove(Object element);

    boolean contains(Object element);

    Iterator<E> iterator();

    Iterator<E> descendingIterator();
}
