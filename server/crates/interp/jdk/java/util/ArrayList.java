// Models java.util.ArrayList.
// Source: class documentation, Java SE 17.
// Left out: capacity beyond its checks.
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private Object[] elements;
    private int size;

    public ArrayList() {
        elements = new Object[10];
    }

    public ArrayList(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        elements = new Object[Math.min(capacity, 10)];
    }

    public ArrayList(Collection<? extends E> other) {
        elements = other.toArray();
        size = elements.length;
    }

    private void grow(int needed) {
        if (needed > elements.length) {
            Object[] larger = new Object[Math.max(needed, elements.length + (elements.length >> 1))];
            System.arraycopy(elements, 0, larger, 0, size);
            elements = larger;
        }
    }

    public void ensureCapacity(int capacity) {
    }

    public void trimToSize() {
        modCount++;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public E get(int index) {
        Objects.checkIndex(index, size);
        return (E) elements[index];
    }

    public E set(int index, E element) {
        Objects.checkIndex(index, size);
        E old = (E) elements[index];
        elements[index] = element;
        return old;
    }

    public boolean add(E element) {
        modCount++;
        grow(size + 1);
        elements[size] = element;
        size++;
        return true;
    }

    public void add(int index, E element) {
        checkPosition(index);
        modCount++;
        grow(size + 1);
        System.arraycopy(elements, index, elements, index + 1, size - index);
        elements[index] = element;
        size++;
    }

    public E remove(int index) {
        Objects.checkIndex(index, size);
        E old = (E) elements[index];
        removeRange(index, index + 1);
        return old;
    }

    public boolean remove(Object element) {
        int index = indexOf(element);
        if (index < 0) {
            return false;
        }
        removeRange(index, index + 1);
        return true;
    }

    protected void removeRange(int from, int to) {
        modCount++;
        System.arraycopy(elements, to, elements, from, size - to);
        int newSize = size - (to - from);
        for (int i = newSize; i < size; i++) {
            elements[i] = null;
        }
        size = newSize;
    }

    public void clear() {
        removeRange(0, size);
    }

    public boolean addAll(Collection<? extends E> other) {
        return insert(size, other.toArray());
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        checkPosition(index);
        return insert(index, other.toArray());
    }

    private boolean insert(int index, Object[] more) {
        modCount++;
        grow(size + more.length);
        System.arraycopy(elements, index, elements, index + more.length, size - index);
        System.arraycopy(more, 0, elements, index, more.length);
        size += more.length;
        return more.length > 0;
    }

    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    public int indexOf(Object element) {
        for (int i = 0; i < size; i++) {
            if (element == null ? elements[i] == null : element.equals(elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object element) {
        for (int i = size - 1; i >= 0; i--) {
            if (element == null ? elements[i] == null : element.equals(elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public Object[] toArray() {
        Object[] array = new Object[size];
        System.arraycopy(elements, 0, array, 0, size);
        return array;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return keepWhere(filter, null, false);
    }

    public boolean removeAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return keepWhere(null, other, false);
    }

    public boolean retainAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return keepWhere(null, other, true);
    }

    /** Decides about all elements first, so that a failing decision changes nothing. */
    private boolean keepWhere(Predicate<? super E> filter, Collection<?> other, boolean wanted) {
        int expected = modCount;
        int before = size;
        Object[] kept = new Object[before];
        int count = 0;
        for (int i = 0; i < before; i++) {
            E element = (E) elements[i];
            boolean found = filter != null ? filter.test(element) : other.contains(element);
            if (found == wanted) {
                kept[count] = element;
                count++;
            }
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (count == before) {
            return false;
        }
        modCount++;
        elements = kept;
        size = count;
        return true;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (int i = 0; i < size && modCount == expected; i++) {
            action.accept((E) elements[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    /** As many elements as there are at first; that the list has changed is told at the end. */
    public java.util.stream.Stream<E> stream() {
        Iterator<E> late = new Iterator<E>() {
            private int next = -1;
            private int end;
            private int expected;

            public boolean hasNext() {
                if (next < 0) {
                    next = 0;
                    end = size;
                    expected = modCount;
                }
                if (next < end && next < elements.length) {
                    return true;
                }
                if (modCount != expected) {
                    throw new ConcurrentModificationException();
                }
                return false;
            }

            public E next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return (E) elements[next++];
            }
        };
        return java.util.stream.StreamSupport.of(late, () -> size);
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expected = modCount;
        for (int i = 0; i < size && modCount == expected; i++) {
            elements[i] = operator.apply((E) elements[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public void sort(Comparator<? super E> order) {
        int expected = modCount;
        Arrays.sort(elements, 0, size, (Comparator<Object>) order);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    public Object clone() {
        return new ArrayList<E>(this);
    }
}
