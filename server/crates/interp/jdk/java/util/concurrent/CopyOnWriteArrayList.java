// Models java.util.concurrent.CopyOnWriteArrayList: an iterator goes over the list as it was when it was made.
// Source: class documentation, Java SE 17.
// Left out: sublists don't notice modifications of the list.
package java.util.concurrent;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.ListIterator;
import java.util.RandomAccess;

public class CopyOnWriteArrayList<E> extends AbstractList<E> implements RandomAccess, Cloneable, java.io.Serializable {
    private ArrayList<E> elements = new ArrayList<E>();

    public CopyOnWriteArrayList() {
    }

    public CopyOnWriteArrayList(Collection<? extends E> other) {
        elements.addAll(other);
    }

    public CopyOnWriteArrayList(E[] other) {
        Collections.addAll(elements, other);
    }

    public int size() {
        return elements.size();
    }

    public E get(int index) {
        return elements.get(index);
    }

    private ArrayList<E> copied() {
        elements = new ArrayList<E>(elements);
        return elements;
    }

    public E set(int index, E element) {
        return copied().set(index, element);
    }

    public boolean add(E element) {
        return copied().add(element);
    }

    public void add(int index, E element) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size());
        }
        copied().add(index, element);
    }

    public E remove(int index) {
        return copied().remove(index);
    }

    public boolean remove(Object element) {
        return copied().remove(element);
    }

    public boolean addIfAbsent(E element) {
        return !contains(element) && add(element);
    }

    public int addAllAbsent(Collection<? extends E> other) {
        int added = 0;
        for (E element : other) {
            if (addIfAbsent(element)) {
                added++;
            }
        }
        return added;
    }

    public boolean removeAll(Collection<?> other) {
        return copied().removeAll(other);
    }

    public boolean retainAll(Collection<?> other) {
        return copied().retainAll(other);
    }

    public void sort(Comparator<? super E> order) {
        copied().sort(order);
    }

    public void clear() {
        elements = new ArrayList<E>();
    }

    public Iterator<E> iterator() {
        return listIterator();
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        return Collections.unmodifiableList(elements).listIterator(index);
    }

    public Object clone() {
        return new CopyOnWriteArrayList<E>(elements);
    }
}
