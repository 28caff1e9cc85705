// Models java.util.AbstractSequentialList.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public abstract class AbstractSequentialList<E> extends AbstractList<E> {
    protected AbstractSequentialList() {
    }

    public abstract ListIterator<E> listIterator(int index);

    private static IndexOutOfBoundsException noElement(int index) {
        return new IndexOutOfBoundsException("Index: " + index);
    }

    public E get(int index) {
        ListIterator<E> iterator = listIterator(index);
        try {
            return iterator.next();
        } catch (NoSuchElementException e) {
            throw noElement(index);
        }
    }

    public E set(int index, E element) {
        ListIterator<E> iterator = listIterator(index);
        try {
            E old = iterator.next();
            iterator.set(element);
            return old;
        } catch (NoSuchElementException e) {
            throw noElement(index);
        }
    }

    public void add(int index, E element) {
        ListIterator<E> iterator = listIterator(index);
        try {
            iterator.add(element);
        } catch (NoSuchElementException e) {
            throw noElement(index);
        }
    }

    public E remove(int index) {
        ListIterator<E> iterator = listIterator(index);
        try {
            E old = iterator.next();
            iterator.remove();
            return old;
        } catch (NoSuchElementException e) {
            throw noElement(index);
        }
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        ListIterator<E> iterator = listIterator(index);
        boolean changed = false;
        try {
            for (E element : other) {
                iterator.add(element);
                changed = true;
            }
        } catch (NoSuchElementException e) {
            throw noElement(index);
        }
        return changed;
    }

    public Iterator<E> iterator() {
        return listIterator();
    }
}
