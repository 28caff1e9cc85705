// Models java.util.AbstractSequentialList.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public abstract class AbstractSequentialList<E> extends AbstractList<E> {
    protected AbstractSequentialList() {
    }

    public abstract ListIterator<E> listIterator(int index);

    private ListIterator<E> at(int index) {
        if (index < 0 || index >= size()) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
        return listIterator(index);
    }

    public E get(int index) {
        return at(index).next();
    }

    public E set(int index, E element) {
        ListIterator<E> iterator = at(index);
        E old = iterator.next();
        iterator.set(element);
        return old;
    }

    public void add(int index, E element) {
        listIterator(index).add(element);
    }

    public E remove(int index) {
        ListIterator<E> iterator = at(index);
        E old = iterator.next();
        iterator.remove();
        return old;
    }

    public Iterator<E> iterator() {
        return listIterator(0);
    }
}
