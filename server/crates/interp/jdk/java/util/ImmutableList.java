// The list that List.of and List.copyOf give; not a class of the JDK's interface.
// Source: documentation of java.util.List, Java SE 17.
package java.util;

final class ImmutableList<E> extends AbstractList<E> implements RandomAccess {
    private final Object[] elements;

    private ImmutableList(Object[] elements) {
        this.elements = elements;
    }

    static <E> ImmutableList<E> of(Object[] elements) {
        Object[] copy = new Object[elements.length];
        for (int i = 0; i < copy.length; i++) {
            copy[i] = Objects.requireNonNull(elements[i]);
        }
        return new ImmutableList<E>(copy);
    }

    /** For Stream.toList, which allows null. */
    static <E> ImmutableList<E> withNulls(Object[] elements) {
        return new ImmutableList<E>(elements);
    }

    public int size() {
        return elements.length;
    }

    public E get(int index) {
        if (index < 0 || index >= elements.length) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + elements.length);
        }
        return (E) elements[index];
    }

    public boolean contains(Object element) {
        return super.contains(Objects.requireNonNull(element));
    }

    public boolean add(E element) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> other) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object element) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(java.util.function.Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public void sort(Comparator<? super E> order) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }
}
