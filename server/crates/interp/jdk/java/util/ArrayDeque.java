// Models java.util.ArrayDeque.
// Source: class documentation, Java SE 17. What a subclass overrides is called where a JVM calls it.
// Left out: nothing.
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
    /**
     * A ring: `size` elements from `start` on. At least one place stays empty. Iterators go over the
     * places, so that how far it has grown, and which side moves up when an element is removed, shows
     * where a deque is changed during an iteration: both are as in the JDK.
     */
    private Object[] elements;
    private int start;
    private int size;

    public ArrayDeque() {
        elements = new Object[17];
    }

    public ArrayDeque(int capacity) {
        elements = new Object[Math.max(capacity, 0) + 1];
    }

    public ArrayDeque(Collection<? extends E> other) {
        this(other.size());
        other.forEach(element -> addLast(element));
    }

    private int place(int index) {
        return (start + index) % elements.length;
    }

    private int after(int place) {
        return place + 1 == elements.length ? 0 : place + 1;
    }

    private int before(int place) {
        return place == 0 ? elements.length - 1 : place - 1;
    }

    /** Adds at least some places, after the last one; elements up to there stay together. */
    private void grow(int needed) {
        int old = elements.length;
        int added = Math.max(needed, old < 64 ? old + 2 : old / 2);
        Object[] larger = Arrays.copyOf(elements, old + added);
        if (size > 0 && start + size >= old) {
            System.arraycopy(elements, start, larger, start + added, old - start);
            Arrays.fill(larger, start, Math.min(start + added, old), null);
            start += added;
        }
        elements = larger;
    }

    private void added() {
        size++;
        if (size == elements.length) {
            grow(1);
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
        start = before(start);
        elements[start] = element;
        added();
    }

    public void addLast(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        elements[place(size)] = element;
        added();
    }

    public E pollFirst() {
        if (size == 0) {
            return null;
        }
        E element = (E) elements[start];
        elements[start] = null;
        start = place(1);
        size--;
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
        return offerLast(element);
    }

    private static <E> E orFail(E element) {
        if (element == null) {
            throw new NoSuchElementException();
        }
        return element;
    }

    public E removeFirst() {
        return orFail(pollFirst());
    }

    public E removeLast() {
        return orFail(pollLast());
    }

    public E getFirst() {
        return orFail(size == 0 ? null : (E) elements[start]);
    }

    public E getLast() {
        return orFail(size == 0 ? null : (E) elements[place(size - 1)]);
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

    /** Whether the elements after it have moved up, instead of those before it. */
    private boolean removeAt(int index) {
        boolean movesUp = index >= size - 1 - index;
        if (movesUp) {
            for (int i = index; i < size - 1; i++) {
                elements[place(i)] = elements[place(i + 1)];
            }
            elements[place(size - 1)] = null;
        } else {
            for (int i = index; i > 0; i--) {
                elements[place(i)] = elements[place(i - 1)];
            }
            elements[start] = null;
            start = after(start);
        }
        size--;
        return movesUp;
    }

    public boolean addAll(Collection<? extends E> other) {
        int before = size();
        int needed = size + other.size() + 1 - elements.length;
        if (needed > 0) {
            grow(needed);
        }
        other.forEach(element -> addLast(element));
        return size() > before;
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
        int before = size;
        int end = place(size);
        Object[] kept = new Object[before];
        int count = 0;
        for (int i = 0; i < before; i++) {
            E element = (E) elements[place(i)];
            boolean found = filter != null ? filter.test(element) : other.contains(element);
            if (found == wanted) {
                kept[count] = element;
                count++;
            }
        }
        if (count == before) {
            return false;
        }
        if (end != place(size)) {
            throw new ConcurrentModificationException();
        }
        for (int i = 0; i < before; i++) {
            elements[place(i)] = i < count ? kept[i] : null;
        }
        size = count;
        return true;
    }

    public Object[] toArray() {
        return filled(new Object[size]);
    }

    public <T> T[] toArray(T[] target) {
        int count = size();
        T[] array = target.length >= count ? target : Arrays.copyOf(target, count);
        filled(array);
        if (array.length > count) {
            array[count] = null;
        }
        return array;
    }

    private Object[] filled(Object[] array) {
        for (int i = 0; i < size; i++) {
            array[i] = elements[place(i)];
        }
        return array;
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
        while (size > 0) {
            size--;
            elements[place(size)] = null;
        }
        start = 0;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        visit(elements, start, size, 1, place(size), action);
    }

    /** Goes over places of a ring as it was, then looks whether its end is where it was. */
    private void visit(Object[] ring, int from, int count, int step, int end, Consumer<? super E> action) {
        for (int i = 0, at = from; i < count; i++) {
            action.accept((E) ring[at]);
            at = (at + step + ring.length) % ring.length;
        }
        if (end != (step > 0 ? place(size) : start)) {
            throw new ConcurrentModificationException();
        }
    }

    public Iterator<E> iterator() {
        return new Cursor<E>(this, start, 1, size());
    }

    public Iterator<E> descendingIterator() {
        return new Cursor<E>(this, before(place(size)), -1, size());
    }

    /** Goes over places: what is changed elsewhere is noticed only where a place is empty. */
    private static final class Cursor<E> implements Iterator<E> {
        private final ArrayDeque<E> deque;
        private int next;
        private final int step;
        private int remaining;
        private int last = -1;

        Cursor(ArrayDeque<E> deque, int next, int step, int remaining) {
            this.deque = deque;
            this.next = next;
            this.step = step;
            this.remaining = remaining;
        }

        private int moved(int place, boolean forwards) {
            return forwards ? deque.after(place) : deque.before(place);
        }

        public boolean hasNext() {
            return remaining > 0;
        }

        public E next() {
            if (remaining <= 0) {
                throw new NoSuchElementException();
            }
            E element = (E) deque.elements[next];
            if (element == null) {
                throw new ConcurrentModificationException();
            }
            last = next;
            next = moved(next, step > 0);
            remaining--;
            return element;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            int length = deque.elements.length;
            boolean movesUp = deque.removeAt((last - deque.start + length) % length);
            if (movesUp == step > 0) {
                next = moved(next, step < 0);
            }
            last = -1;
        }

        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int count = remaining;
            if (count <= 0) {
                return;
            }
            remaining = 0;
            int end = step > 0 ? deque.place(deque.size) : deque.start;
            int length = deque.elements.length;
            int ahead = step > 0 ? (end - next + length) % length : (next - end + length) % length + 1;
            if (deque.elements[next] == null || ahead != count) {
                throw new ConcurrentModificationException();
            }
            deque.visit(deque.elements, next, count, step, end, action);
            last = step > 0 ? deque.before(end) : end;
        }
    }

    public ArrayDeque<E> clone() {
        try {
            ArrayDeque<E> copy = (ArrayDeque<E>) super.clone();
            copy.elements = elements.clone();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(new Elements<E>(this), Spliterator.ORDERED | Spliterator.NONNULL);
    }

    /** For the spliterator, whatever a subclass makes of the methods. */
    private static final class Elements<E> extends AbstractCollection<E> {
        private final ArrayDeque<E> deque;

        Elements(ArrayDeque<E> deque) {
            this.deque = deque;
        }

        public Iterator<E> iterator() {
            return new Cursor<E>(deque, deque.start, 1, deque.size);
        }

        public int size() {
            return deque.size;
        }
    }
}
