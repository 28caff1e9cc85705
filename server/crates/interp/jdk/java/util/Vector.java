// Models java.util.Vector.
// Source: class documentation, Java SE 17.
// Left out: nothing; there is one thread, so that nothing has to be synchronised.
package java.util;

public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private final ArrayList<E> elements;
    private int capacity;
    private int increment;

    public Vector() {
        this(10);
    }

    public Vector(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        elements = new ArrayList<E>();
        this.capacity = capacity;
    }

    public Vector(int capacity, int increment) {
        this(capacity);
        this.increment = increment;
    }

    public Vector(Collection<? extends E> other) {
        elements = new ArrayList<E>(other);
        capacity = elements.size();
    }

    /** Room as a JVM makes it: doubled, or by the increment. */
    private void grow(int least) {
        if (least > capacity) {
            capacity = Math.max(least, capacity + (increment > 0 ? increment : capacity));
        }
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
        if (index >= size()) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + size());
        }
        set(index, element);
    }

    public boolean add(E element) {
        modCount++;
        grow(size() + 1);
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
        grow(size() + 1);
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
        if (index >= size()) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + size());
        }
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
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

    public int capacity() {
        return capacity;
    }

    public void ensureCapacity(int least) {
        modCount++;
        grow(least);
    }

    public void trimToSize() {
        modCount++;
        capacity = size();
    }

    public void setSize(int size) {
        modCount++;
        if (size < 0) {
            throw new ArrayIndexOutOfBoundsException(size);
        }
        grow(size);
        while (size() > size) {
            elements.remove(size() - 1);
        }
        while (size() < size) {
            elements.add(null);
        }
    }

    public void copyInto(Object[] target) {
        System.arraycopy(elements.toArray(), 0, target, 0, size());
    }

    public int indexOf(Object element, int from) {
        for (int i = from; i < size(); i++) {
            if (Objects.equals(element, elements.get(i))) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object element, int from) {
        if (from >= size()) {
            throw new IndexOutOfBoundsException(from + " >= " + size());
        }
        for (int i = from; i >= 0; i--) {
            if (Objects.equals(element, elements.get(i))) {
                return i;
            }
        }
        return -1;
    }

    public Enumeration<E> elements() {
        return new Enumeration<E>() {
            private int next;

            public boolean hasMoreElements() {
                return next < size();
            }

            public E nextElement() {
                if (next >= size()) {
                    throw new NoSuchElementException("Vector Enumeration");
                }
                return elements.get(next++);
            }
        };
    }
}
