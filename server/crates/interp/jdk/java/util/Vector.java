// Models java.util.Vector.
// Source: class documentation, Java SE 17. What a subclass overrides is called where a JVM calls it.
// Left out: nothing; there is one thread, so that nothing has to be synchronised.
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    protected Object[] elementData;
    protected int elementCount;
    protected int capacityIncrement;

    public Vector() {
        this(10);
    }

    public Vector(int capacity) {
        this(capacity, 0);
    }

    public Vector(int capacity, int increment) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        elementData = new Object[capacity];
        capacityIncrement = increment;
    }

    public Vector(Collection<? extends E> other) {
        Object[] all = other.toArray();
        elementData = all.getClass() == Object[].class ? all : Arrays.copyOf(all, all.length, Object[].class);
        elementCount = all.length;
    }

    /** Room as a JVM makes it: doubled, or by the increment. */
    private void grow(int least) {
        int capacity = elementData.length;
        if (least > capacity) {
            int more = capacityIncrement > 0 ? capacityIncrement : capacity;
            elementData = Arrays.copyOf(elementData, Math.max(least, capacity + more));
        }
    }

    private void check(int index) {
        if (index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException("Array index out of range: " + index);
        }
    }

    private void checkElement(int index) {
        if (index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + elementCount);
        }
    }

    private void checkUnchanged(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public int size() {
        return elementCount;
    }

    public boolean isEmpty() {
        return elementCount == 0;
    }

    public E get(int index) {
        check(index);
        return (E) elementData[index];
    }

    public E elementAt(int index) {
        checkElement(index);
        return (E) elementData[index];
    }

    public E set(int index, E element) {
        check(index);
        E old = (E) elementData[index];
        elementData[index] = element;
        return old;
    }

    public void setElementAt(E element, int index) {
        checkElement(index);
        elementData[index] = element;
    }

    private void append(E element) {
        modCount++;
        grow(elementCount + 1);
        elementData[elementCount] = element;
        elementCount++;
    }

    public boolean add(E element) {
        append(element);
        return true;
    }

    public void addElement(E element) {
        append(element);
    }

    public void add(int index, E element) {
        insertElementAt(element, index);
    }

    public void insertElementAt(E element, int index) {
        if (index > elementCount) {
            throw new ArrayIndexOutOfBoundsException(index + " > " + elementCount);
        }
        modCount++;
        grow(elementCount + 1);
        System.arraycopy(elementData, index, elementData, index + 1, elementCount - index);
        elementData[index] = element;
        elementCount++;
    }

    public boolean addAll(Collection<? extends E> other) {
        return insert(elementCount, other.toArray());
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        if (index < 0 || index > elementCount) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        return insert(index, other.toArray());
    }

    private boolean insert(int index, Object[] more) {
        modCount++;
        grow(elementCount + more.length);
        System.arraycopy(elementData, index, elementData, index + more.length, elementCount - index);
        System.arraycopy(more, 0, elementData, index, more.length);
        elementCount += more.length;
        return more.length > 0;
    }

    /** Takes a range out. */
    private void close(int from, int to) {
        modCount++;
        System.arraycopy(elementData, to, elementData, from, elementCount - to);
        int newCount = elementCount - (to - from);
        for (int i = newCount; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = newCount;
    }

    public E remove(int index) {
        check(index);
        E old = (E) elementData[index];
        close(index, index + 1);
        return old;
    }

    public void removeElementAt(int index) {
        checkElement(index);
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        close(index, index + 1);
    }

    public boolean remove(Object element) {
        return removeElement(element);
    }

    public boolean removeElement(Object element) {
        modCount++;
        int index = indexOf(element);
        if (index < 0) {
            return false;
        }
        removeElementAt(index);
        return true;
    }

    protected void removeRange(int from, int to) {
        close(from, to);
    }

    public void clear() {
        removeAllElements();
    }

    public void removeAllElements() {
        close(0, elementCount);
    }

    public E firstElement() {
        if (elementCount == 0) {
            throw new NoSuchElementException();
        }
        return (E) elementData[0];
    }

    public E lastElement() {
        if (elementCount == 0) {
            throw new NoSuchElementException();
        }
        return (E) elementData[elementCount - 1];
    }

    public boolean contains(Object element) {
        return indexOf(element, 0) >= 0;
    }

    public int indexOf(Object element) {
        return indexOf(element, 0);
    }

    public int indexOf(Object element, int from) {
        for (int i = from; i < elementCount; i++) {
            if (Objects.equals(element, elementData[i])) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object element) {
        return lastIndexOf(element, elementCount - 1);
    }

    public int lastIndexOf(Object element, int from) {
        if (from >= elementCount) {
            throw new IndexOutOfBoundsException(from + " >= " + elementCount);
        }
        for (int i = from; i >= 0; i--) {
            if (Objects.equals(element, elementData[i])) {
                return i;
            }
        }
        return -1;
    }

    public Object[] toArray() {
        return toArrayOfOwn();
    }

    public <T> T[] toArray(T[] target) {
        T[] array = target.length >= elementCount ? target : Arrays.copyOf(target, elementCount);
        System.arraycopy(elementData, 0, array, 0, elementCount);
        if (array.length > elementCount) {
            array[elementCount] = null;
        }
        return array;
    }

    public void copyInto(Object[] target) {
        System.arraycopy(elementData, 0, target, 0, elementCount);
    }

    public Object clone() {
        try {
            Vector<E> copy = (Vector<E>) super.clone();
            copy.elementData = toArrayOfOwn();
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private Object[] toArrayOfOwn() {
        Object[] array = new Object[elementCount];
        System.arraycopy(elementData, 0, array, 0, elementCount);
        return array;
    }

    public int capacity() {
        return elementData.length;
    }

    public void ensureCapacity(int least) {
        if (least > 0) {
            modCount++;
            grow(least);
        }
    }

    public void trimToSize() {
        modCount++;
        elementData = toArrayOfOwn();
    }

    public void setSize(int size) {
        modCount++;
        grow(size);
        for (int i = size; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = size;
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
        int before = elementCount;
        Object[] kept = new Object[before];
        int count = 0;
        for (int i = 0; i < before; i++) {
            E element = (E) elementData[i];
            boolean found = filter != null ? filter.test(element) : other.contains(element);
            if (found == wanted) {
                kept[count] = element;
                count++;
            }
        }
        checkUnchanged(expected);
        if (count == before) {
            return false;
        }
        System.arraycopy(kept, 0, elementData, 0, count);
        close(count, before);
        return true;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        int size = elementCount;
        for (int i = 0; i < size && modCount == expected; i++) {
            action.accept((E) elementData[i]);
        }
        checkUnchanged(expected);
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expected = modCount;
        int size = elementCount;
        for (int i = 0; i < size && modCount == expected; i++) {
            elementData[i] = operator.apply((E) elementData[i]);
        }
        checkUnchanged(expected);
        modCount++;
    }

    public void sort(Comparator<? super E> order) {
        int expected = modCount;
        Arrays.sort(elementData, 0, elementCount, (Comparator<Object>) order);
        checkUnchanged(expected);
        modCount++;
    }

    public Enumeration<E> elements() {
        return new Enumeration<E>() {
            private int next;

            public boolean hasMoreElements() {
                return next < elementCount;
            }

            public E nextElement() {
                if (next >= elementCount) {
                    throw new NoSuchElementException("Vector Enumeration");
                }
                return (E) elementData[next++];
            }
        };
    }

    public Iterator<E> iterator() {
        return new Itr<E>(this, 0);
    }

    public ListIterator<E> listIterator() {
        return new ListItr<E>(this, 0);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > elementCount) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
        return new ListItr<E>(this, index);
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(new Elements<E>(this), Spliterator.ORDERED);
    }

    /** For the spliterator, whatever a subclass makes of the methods. */
    private static final class Elements<E> extends AbstractCollection<E> {
        private final Vector<E> vector;

        Elements(Vector<E> vector) {
            this.vector = vector;
        }

        public Iterator<E> iterator() {
            return new Itr<E>(vector, 0);
        }

        public int size() {
            return vector.elementCount;
        }
    }

    private static class Itr<E> implements Iterator<E> {
        final Vector<E> vector;
        int next;
        int last = -1;
        int expected;

        Itr(Vector<E> vector, int index) {
            this.vector = vector;
            next = index;
            expected = vector.modCount;
        }

        public final boolean hasNext() {
            return next != vector.elementCount;
        }

        public final E next() {
            vector.checkUnchanged(expected);
            if (next >= vector.elementCount) {
                throw new NoSuchElementException();
            }
            last = next;
            next++;
            return (E) vector.elementData[last];
        }

        public final void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            vector.checkUnchanged(expected);
            vector.remove(last);
            expected = vector.modCount;
            next = last;
            last = -1;
        }

        public final void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int end = vector.elementCount;
            if (next >= end) {
                return;
            }
            while (next < end && vector.modCount == expected) {
                action.accept((E) vector.elementData[next]);
                next++;
            }
            last = next - 1;
            vector.checkUnchanged(expected);
        }
    }

    private static final class ListItr<E> extends Itr<E> implements ListIterator<E> {
        ListItr(Vector<E> vector, int index) {
            super(vector, index);
        }

        public boolean hasPrevious() {
            return next != 0;
        }

        public int nextIndex() {
            return next;
        }

        public int previousIndex() {
            return next - 1;
        }

        public E previous() {
            vector.checkUnchanged(expected);
            if (next <= 0) {
                throw new NoSuchElementException();
            }
            next--;
            last = next;
            return (E) vector.elementData[next];
        }

        public void set(E element) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            vector.checkUnchanged(expected);
            vector.set(last, element);
        }

        public void add(E element) {
            vector.checkUnchanged(expected);
            vector.add(next, element);
            expected = vector.modCount;
            next++;
            last = -1;
        }
    }
}
