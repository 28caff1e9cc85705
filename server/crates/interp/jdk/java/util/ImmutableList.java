// The list that List.of and List.copyOf give; not a class of the JDK's interface.
// Source: documentation of java.util.List, Java SE 17.
package java.util;

class ImmutableList<E> extends AbstractList<E> implements RandomAccess {
    private final Object[] elements;
    private final boolean allowsNulls;
    /** A sublist names indices out of bounds otherwise. */
    private final boolean isPart;

    private ImmutableList(Object[] elements, boolean allowsNulls, boolean isPart) {
        this.elements = elements;
        this.allowsNulls = allowsNulls;
        this.isPart = isPart;
    }

    static <E> ImmutableList<E> of(Object[] elements) {
        Object[] copy = new Object[elements.length];
        for (int i = 0; i < copy.length; i++) {
            copy[i] = Objects.requireNonNull(elements[i]);
        }
        return new ImmutableList<E>(copy, false, false);
    }

    /** For lists that allow null. */
    ImmutableList(Object[] elements) {
        this(elements, true, false);
    }

    /** Whether List.copyOf gives the list itself: it is no sublist, and can't hold null. */
    boolean isItsOwnCopy() {
        return !isPart && !allowsNulls;
    }

    public int size() {
        return elements.length;
    }

    public E get(int index) {
        if (index < 0 || index >= elements.length) {
            if (isPart) {
                throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + elements.length);
            }
            if (!allowsNulls && (elements.length == 1 || elements.length == 2)) {
                throw new IndexOutOfBoundsException("Index: " + index + " Size: " + elements.length);
            }
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + elements.length);
        }
        return (E) elements[index];
    }

    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    public int indexOf(Object element) {
        return super.indexOf(allowsNulls ? element : Objects.requireNonNull(element));
    }

    public int lastIndexOf(Object element) {
        return super.lastIndexOf(allowsNulls ? element : Objects.requireNonNull(element));
    }

    public List<E> subList(int from, int to) {
        checkRange(from, to, size());
        return new ImmutableList<E>(Arrays.copyOfRange(elements, from, to), allowsNulls, true);
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof List)) {
            return false;
        }
        Iterator<?> right = ((List<?>) other).iterator();
        for (int i = 0; i < elements.length; i++) {
            if (!right.hasNext() || !Objects.equals(elements[i], right.next())) {
                return false;
            }
        }
        return !right.hasNext();
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

    public void replaceAll(java.util.function.UnaryOperator<E> operator) {
        throw new UnsupportedOperationException();
    }

    public void sort(Comparator<? super E> order) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public Iterator<E> iterator() {
        return new Iterator<E>() {
            private int next;

            public boolean hasNext() {
                return next < elements.length;
            }

            public E next() {
                if (next >= elements.length) {
                    throw new NoSuchElementException();
                }
                return (E) elements[next++];
            }

            public void remove() {
                throw new UnsupportedOperationException();
            }
        };
    }
}
