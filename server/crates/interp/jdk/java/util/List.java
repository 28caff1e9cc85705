// Models java.util.List.
// Source: interface documentation, Java SE 17; the accessors of both ends, Java SE 21.
// Left out: spliterators.
package java.util;

import java.util.function.UnaryOperator;

public interface List<E> extends Collection<E> {
    E get(int index);

    E set(int index, E element);

    void add(int index, E element);

    boolean add(E element);

    E remove(int index);

    boolean remove(Object element);

    int indexOf(Object element);

    int lastIndexOf(Object element);

    boolean addAll(int index, Collection<? extends E> other);

    boolean addAll(Collection<? extends E> other);

    ListIterator<E> listIterator();

    ListIterator<E> listIterator(int index);

    List<E> subList(int from, int to);

    default void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        ListIterator<E> iterator = listIterator();
        while (iterator.hasNext()) {
            iterator.set(operator.apply(iterator.next()));
        }
    }

    default void sort(Comparator<? super E> order) {
        Object[] elements = toArray();
        Arrays.sort(elements, (Comparator<Object>) order);
        ListIterator<E> iterator = listIterator();
        for (int i = 0; i < elements.length; i++) {
            iterator.next();
            iterator.set((E) elements[i]);
        }
    }

    // Methods since Java 21.

    default E getFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(0);
    }

    default E getLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(size() - 1);
    }

    default E removeFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return remove(0);
    }

    default E removeLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return remove(size() - 1);
    }

    default void addFirst(E element) {
        add(0, element);
    }

    default void addLast(E element) {
        add(element);
    }

    static <E> List<E> copyOf(Collection<? extends E> other) {
        boolean isCopy = other instanceof ImmutableList && ((ImmutableList<?>) other).isItsOwnCopy();
        return isCopy ? (List<E>) other : ImmutableList.of(other.toArray());
    }

    static <E> List<E> of() {
        return ImmutableList.of(new Object[] {});
    }

    static <E> List<E> of(E e1) {
        return ImmutableList.of(new Object[] {e1});
    }

    static <E> List<E> of(E e1, E e2) {
        return ImmutableList.of(new Object[] {e1, e2});
    }

    static <E> List<E> of(E e1, E e2, E e3) {
        return ImmutableList.of(new Object[] {e1, e2, e3});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4) {
        return ImmutableList.of(new Object[] {e1, e2, e3, e4});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5) {
        return ImmutableList.of(new Object[] {e1, e2, e3, e4, e5});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return ImmutableList.of(new Object[] {e1, e2, e3, e4, e5, e6});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return ImmutableList.of(new Object[] {e1, e2, e3, e4, e5, e6, e7});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return ImmutableList.of(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return ImmutableList.of(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return ImmutableList.of(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10});
    }

    static <E> List<E> of(E... elements) {
        return ImmutableList.of(elements);
    }

    default Spliterator<E> spliterator() {
        if (this instanceof RandomAccess) {
            return Spliterators.indexed(this);
        }
        return Spliterators.spliterator(this, Spliterator.ORDERED);
    }
}
