// The set that Set.of and Set.copyOf give; not a class of the JDK's interface. It keeps the order
// of its elements, which is not specified.
// Source: documentation of java.util.Set, Java SE 17.
package java.util;

final class ImmutableSet<E> extends AbstractSet<E> {
    private final LinkedHashSet<E> elements = new LinkedHashSet<E>();

    static <E> ImmutableSet<E> of(Object[] elements) {
        ImmutableSet<E> set = new ImmutableSet<E>();
        for (int i = 0; i < elements.length; i++) {
            if (!set.elements.add((E) Objects.requireNonNull(elements[i]))) {
                throw new IllegalArgumentException("duplicate element: " + elements[i]);
            }
        }
        return set;
    }

    public int size() {
        return elements.size();
    }

    public boolean contains(Object element) {
        return elements.contains(Objects.requireNonNull(element));
    }

    public Iterator<E> iterator() {
        return Collections.readOnly(elements.iterator());
    }

    public boolean add(E element) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> other) {
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

    public void clear() {
        throw new UnsupportedOperationException();
    }
}
