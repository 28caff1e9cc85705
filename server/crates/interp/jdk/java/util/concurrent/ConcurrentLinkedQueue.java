// Models java.util.concurrent.ConcurrentLinkedQueue. Iterators go over the elements there are when they are made.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.Queue;

public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements Queue<E>, java.io.Serializable {
    private final ArrayDeque<E> elements = new ArrayDeque<E>();

    public ConcurrentLinkedQueue() {
    }

    public ConcurrentLinkedQueue(Collection<? extends E> other) {
        elements.addAll(other);
    }

    public boolean offer(E element) {
        return elements.offer(element);
    }

    public E poll() {
        return elements.poll();
    }

    public E peek() {
        return elements.peek();
    }

    public int size() {
        return elements.size();
    }

    public boolean contains(Object element) {
        return elements.contains(element);
    }

    public boolean remove(Object element) {
        return elements.remove(element);
    }

    public Iterator<E> iterator() {
        Iterator<E> all = new ArrayList<E>(elements).iterator();
        return new Iterator<E>() {
            private E last;

            public boolean hasNext() {
                return all.hasNext();
            }

            public E next() {
                last = all.next();
                return last;
            }

            public void remove() {
                if (last == null) {
                    throw new IllegalStateException();
                }
                elements.remove(last);
                last = null;
            }
        };
    }

    /** Counts its elements one by one, as it has no size at hand. */
    public java.util.stream.Stream<E> stream() {
        return java.util.stream.StreamSupport.of(this, false);
    }
}
