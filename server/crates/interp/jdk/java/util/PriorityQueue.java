// Models java.util.PriorityQueue: a binary heap as the JVM has it, so that iteration, too, gives the
// same order.
// Source: class documentation, Java SE 17. What a subclass overrides is called where a JVM calls it.
// Left out: nothing.
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

public class PriorityQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    private Object[] heap;
    private int size;
    private int changes;
    private final Comparator<Object> order;

    public PriorityQueue() {
        this(11, null);
    }

    public PriorityQueue(int capacity) {
        this(capacity, null);
    }

    public PriorityQueue(Comparator<? super E> order) {
        this(11, order);
    }

    public PriorityQueue(int capacity, Comparator<? super E> order) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        heap = new Object[11];
        this.order = (Comparator<Object>) order;
    }

    public PriorityQueue(Collection<? extends E> other) {
        boolean isHeap = other instanceof SortedSet || other instanceof PriorityQueue;
        if (other instanceof SortedSet) {
            order = (Comparator<Object>) ((SortedSet<?>) other).comparator();
        } else if (other instanceof PriorityQueue) {
            order = (Comparator<Object>) ((PriorityQueue<?>) other).comparator();
        } else {
            order = null;
        }
        Object[] all = other.toArray();
        heap = all.getClass() == Object[].class ? all : Arrays.copyOf(all, all.length, Object[].class);
        size = heap.length;
        for (int i = 0; i < size; i++) {
            Objects.requireNonNull(heap[i]);
        }
        if (!isHeap) {
            heapify();
        }
    }

    private void heapify() {
        for (int i = (size >>> 1) - 1; i >= 0; i--) {
            siftDown(i, heap[i]);
        }
    }

    public PriorityQueue(PriorityQueue<? extends E> other) {
        this((Collection<? extends E>) other);
    }

    public PriorityQueue(SortedSet<? extends E> other) {
        this((Collection<? extends E>) other);
    }

    private int compare(Object left, Object right) {
        return order != null ? order.compare(left, right) : ((Comparable<Object>) left).compareTo(right);
    }

    private void siftUp(int index, Object element) {
        int at = index;
        while (at > 0) {
            int parent = at - 1 >>> 1;
            if (compare(element, heap[parent]) >= 0) {
                break;
            }
            heap[at] = heap[parent];
            at = parent;
        }
        heap[at] = element;
    }

    private void siftDown(int index, Object element) {
        int at = index;
        int half = size >>> 1;
        while (at < half) {
            int child = 2 * at + 1;
            if (child + 1 < size && compare(heap[child], heap[child + 1]) > 0) {
                child++;
            }
            if (compare(element, heap[child]) <= 0) {
                break;
            }
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = element;
    }

    public int size() {
        return size;
    }

    public Comparator<? super E> comparator() {
        return order;
    }

    public boolean add(E element) {
        return offer(element);
    }

    public boolean offer(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        changes++;
        if (size == heap.length) {
            Object[] larger = new Object[2 * size + 1];
            System.arraycopy(heap, 0, larger, 0, size);
            heap = larger;
        }
        if (size == 0 && order == null) {
            // A lone element must be comparable, too, but it isn't compared.
            Comparable<Object> comparable = (Comparable<Object>) element;
        }
        siftUp(size, element);
        size++;
        return true;
    }

    public E peek() {
        return size == 0 ? null : (E) heap[0];
    }

    public E poll() {
        if (size == 0) {
            return null;
        }
        changes++;
        E result = (E) heap[0];
        size--;
        Object last = heap[size];
        heap[size] = null;
        if (size > 0) {
            siftDown(0, last);
        }
        return result;
    }

    private int indexOf(Object element) {
        for (int i = 0; i < size && element != null; i++) {
            if (element.equals(heap[i])) {
                return i;
            }
        }
        return -1;
    }

    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    public boolean remove(Object element) {
        int index = indexOf(element);
        if (index < 0) {
            return false;
        }
        removeAt(index);
        return true;
    }

    /** The element that was moved to before the index, or null. */
    private E removeAt(int index) {
        changes++;
        size--;
        Object moved = heap[size];
        heap[size] = null;
        if (index == size) {
            return null;
        }
        siftDown(index, moved);
        if (heap[index] == moved) {
            siftUp(index, moved);
            if (heap[index] != moved) {
                return (E) moved;
            }
        }
        return null;
    }

    public void clear() {
        changes++;
        heap = new Object[11];
        size = 0;
    }

    public Object[] toArray() {
        Object[] array = new Object[size];
        System.arraycopy(heap, 0, array, 0, size);
        return array;
    }

    public <T> T[] toArray(T[] target) {
        T[] array = target.length >= size ? target : Arrays.copyOf(target, size);
        System.arraycopy(heap, 0, array, 0, size);
        if (array.length > size) {
            array[size] = null;
        }
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

    /** Decides about all elements first; what is left becomes a heap anew. */
    private boolean keepWhere(Predicate<? super E> filter, Collection<?> other, boolean wanted) {
        changes++;
        int expected = changes;
        int before = size;
        Object[] kept = new Object[Math.max(heap.length, 1)];
        int count = 0;
        for (int i = 0; i < before; i++) {
            E element = (E) heap[i];
            boolean found = filter != null ? filter.test(element) : other.contains(element);
            if (found == wanted) {
                kept[count] = element;
                count++;
            }
        }
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (count == before) {
            return false;
        }
        heap = kept;
        size = count;
        heapify();
        return true;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = changes;
        int end = size;
        for (int i = 0; i < end; i++) {
            action.accept((E) heap[i]);
        }
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public final Spliterator<E> spliterator() {
        return Spliterators.spliterator(new Elements<E>(this), Spliterator.NONNULL);
    }

    /** For the spliterator, whatever a subclass makes of the methods. */
    private static final class Elements<E> extends AbstractCollection<E> {
        private final PriorityQueue<E> queue;

        Elements(PriorityQueue<E> queue) {
            this.queue = queue;
        }

        public Iterator<E> iterator() {
            return new Cursor<E>(queue);
        }

        public int size() {
            return queue.size;
        }
    }

    public Iterator<E> iterator() {
        return new Cursor<E>(this);
    }

    private static final class Cursor<E> implements Iterator<E> {
        private final PriorityQueue<E> queue;
        private int next;
        private int last = -1;
        /** Elements a removal has moved to where iteration has been. */
        private final ArrayDeque<E> missed = new ArrayDeque<E>();
        private E lastMissed;
        private int expected;

        Cursor(PriorityQueue<E> queue) {
            this.queue = queue;
            expected = queue.changes;
        }

        private void check() {
            if (queue.changes != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return next < queue.size || !missed.isEmpty();
        }

        public E next() {
            check();
            if (next < queue.size) {
                last = next;
                next++;
                return (E) queue.heap[last];
            }
            last = -1;
            lastMissed = missed.poll();
            if (lastMissed == null) {
                throw new NoSuchElementException();
            }
            return lastMissed;
        }

        public void remove() {
            check();
            if (last >= 0) {
                E moved = queue.removeAt(last);
                last = -1;
                if (moved == null) {
                    next--;
                } else {
                    missed.add(moved);
                }
            } else if (lastMissed != null) {
                for (int i = 0; i < queue.size; i++) {
                    if (queue.heap[i] == lastMissed) {
                        queue.removeAt(i);
                        break;
                    }
                }
                lastMissed = null;
            } else {
                throw new IllegalStateException();
            }
            expected = queue.changes;
        }
    }
}
