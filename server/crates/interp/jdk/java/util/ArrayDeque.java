// Models java.util.ArrayDeque.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
    /** A ring: `size` elements from `start` on. */
    private Object[] elements;
    private int start;
    private int size;
    private int changes;

    public ArrayDeque() {
        elements = new Object[16];
    }

    public ArrayDeque(int capacity) {
        elements = new Object[16];
    }

    public ArrayDeque(Collection<? extends E> other) {
        this();
        addAll(other);
    }

    private int place(int index) {
        return (start + index) % elements.length;
    }

    private void grow() {
        if (size == elements.length) {
            Object[] larger = new Object[2 * size];
            for (int i = 0; i < size; i++) {
                larger[i] = elements[place(i)];
            }
            elements = larger;
            start = 0;
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public void addFirst(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        grow();
        start = (start + elements.length - 1) % elements.length;
        elements[start] = element;
        size++;
        changes++;
    }

    public void addLast(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        grow();
        elements[place(size)] = element;
        size++;
        changes++;
    }

    public E pollFirst() {
        if (size == 0) {
            return null;
        }
        E element = (E) elements[start];
        elements[start] = null;
        start = place(1);
        size--;
        changes++;
        return element;
    }

    public E pollLast() {
        if (size == 0) {
            return null;
        }
        int at = place(size - 1);
        E element = (E) elements[at];
        elements[at] = null;
        size--;
        changes++;
        return element;
    }

    public E peekFirst() {
        return size == 0 ? null : (E) elements[start];
    }

    public E peekLast() {
        return size == 0 ? null : (E) elements[place(size - 1)];
    }

    public boolean offerFirst(E element) {
        addFirst(element);
        return true;
    }

    public boolean offerLast(E element) {
        addLast(element);
        return true;
    }

    public boolean add(E element) {
        addLast(element);
        return true;
    }

    public boolean offer(E element) {
        addLast(element);
        return true;
    }

    public E removeFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return pollFirst();
    }

    public E removeLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return pollLast();
    }

    public E getFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return peekFirst();
    }

    public E getLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return peekLast();
    }

    public E remove() {
        return removeFirst();
    }

    public E poll() {
        return pollFirst();
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return peekFirst();
    }

    public void push(E element) {
        addFirst(element);
    }

    public E pop() {
        return removeFirst();
    }

    public boolean remove(Object element) {
        return removeFirstOccurrence(element);
    }

    public boolean contains(Object element) {
        for (int i = 0; i < size; i++) {
            if (elements[place(i)].equals(element)) {
                return true;
            }
        }
        return false;
    }

    private void removeAt(int index) {
        for (int i = index; i < size - 1; i++) {
            elements[place(i)] = elements[place(i + 1)];
        }
        elements[place(size - 1)] = null;
        size--;
        changes++;
    }

    public boolean removeFirstOccurrence(Object element) {
        for (int i = 0; i < size; i++) {
            if (elements[place(i)].equals(element)) {
                removeAt(i);
                return true;
            }
        }
        return false;
    }

    public boolean removeLastOccurrence(Object element) {
        for (int i = size - 1; i >= 0; i--) {
            if (elements[place(i)].equals(element)) {
                removeAt(i);
                return true;
            }
        }
        return false;
    }

    public void clear() {
        elements = new Object[16];
        start = 0;
        size = 0;
        changes++;
    }

    public Iterator<E> iterator() {
        return new Cursor<E>(this, 0, 1);
    }

    public Iterator<E> descendingIterator() {
        return new Cursor<E>(this, size - 1, -1);
    }

    private static final class Cursor<E> implements Iterator<E> {
        private final ArrayDeque<E> deque;
        private int next;
        private final int step;
        private int last = -1;
        private int expected;

        Cursor(ArrayDeque<E> deque, int next, int step) {
            this.deque = deque;
            this.next = next;
            this.step = step;
            expected = deque.changes;
        }

        public boolean hasNext() {
            return next >= 0 && next < deque.size;
        }

        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            if (deque.changes != expected) {
                throw new ConcurrentModificationException();
            }
            last = next;
            next += step;
            return (E) deque.elements[deque.place(last)];
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            deque.removeAt(last);
            if (step > 0) {
                next--;
            }
            last = -1;
            expected = deque.changes;
        }
    }

    public ArrayDeque<E> clone() {
        return new ArrayDeque<E>(this);
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.ORDERED | Spliterator.NONNULL);
    }
}
