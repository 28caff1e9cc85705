// Models java.util.AbstractQueue.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public abstract class AbstractQueue<E> extends AbstractCollection<E> implements Queue<E> {
    protected AbstractQueue() {
    }

    public boolean add(E element) {
        if (!offer(element)) {
            throw new IllegalStateException("Queue full");
        }
        return true;
    }

    public E remove() {
        E element = poll();
        if (element == null) {
            throw new NoSuchElementException();
        }
        return element;
    }

    public E element() {
        E element = peek();
        if (element == null) {
            throw new NoSuchElementException();
        }
        return element;
    }

    public void clear() {
        while (poll() != null) {
        }
    }

    public boolean addAll(Collection<? extends E> other) {
        Objects.requireNonNull(other);
        if (other == this) {
            throw new IllegalArgumentException();
        }
        return super.addAll(other);
    }
}
