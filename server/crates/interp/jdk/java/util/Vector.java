// Models java.util.Vector.
// Source: class documentation, Java SE 17.
// Left out: enumerations, capacity beyond its checks.
package java.util;

public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private final ArrayList<E> elements;

    public Vector() {
        elements = new ArrayList<E>();
    }

    public Vector(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        elements = new ArrayList<E>();
    }

    public Vector(int capacity, int increment) {
        this(capacity);
    }

    public Vector(Collection<? extends E> other) {
        elements = new ArrayList<E>(other);
    }

    private void check(int index) {
        if (index >= size()) {
            throw new ArrayIndexOutOfBoundsException("Array index out of range: " + index);
        }
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + size());
        }
    }

    public int size() {
        return elements.size();
    }

    public E get(int index) {
        check(index);
        return elements.get(index);
    }

    public E elementAt(int index) {
        if (index >= size()) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + size());
        }
        return get(index);
    }

    public E set(int index, E element) {
        check(index);
        return elements.set(index, element);
    }

    public void setElementAt(E element, int index) {
        set(index, element);
    }

    public boolean add(E element) {
        modCount++;
        return elements.add(element);
    }

    public void addElement(E element) {
        add(element);
    }

    public void add(int index, E element) {
        if (index > size()) {
            throw new ArrayIndexOutOfBoundsException(index + " > " + size());
        }
        modCount++;
        elements.add(index, element);
    }

    public void insertElementAt(E element, int index) {
        add(index, element);
    }

    public E remove(int index) {
        check(index);
        modCount++;
        return elements.remove(index);
    }

    public void removeElementAt(int index) {
        remove(index);
    }

    public boolean removeElement(Object element) {
        return remove(element);
    }

    public void removeAllElements() {
        clear();
    }

    public E firstElement() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(0);
    }

    public E lastElement() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(size() - 1);
    }

    public void clear() {
        modCount++;
        elements.clear();
    }

    public Object[] toArray() {
        return elements.toArray();
    }

    public Object clone() {
        return new Vector<E>(this);
    }
}
