// Models java.util.AbstractCollection.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public abstract Iterator<E> iterator();

    public abstract int size();

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object element) {
        Iterator<E> iterator = iterator();
        while (iterator.hasNext()) {
            if (Objects.equals(element, iterator.next())) {
                return true;
            }
        }
        return false;
    }

    public Object[] toArray() {
        Object[] array = new Object[size()];
        Iterator<E> iterator = iterator();
        int count = 0;
        while (iterator.hasNext()) {
            if (count == array.length) {
                array = resized(array, count, 2 * count + 1);
            }
            array[count] = iterator.next();
            count++;
        }
        return count == array.length ? array : resized(array, count, count);
    }

    private static Object[] resized(Object[] array, int count, int size) {
        Object[] other = new Object[size];
        System.arraycopy(array, 0, other, 0, count);
        return other;
    }

    public <T> T[] toArray(T[] target) {
        int size = size();
        T[] array = target.length >= size ? target : Arrays.copyOf(target, size);
        Iterator<E> iterator = iterator();
        int count = 0;
        while (iterator.hasNext()) {
            if (count == array.length) {
                array = Arrays.copyOf(array, 2 * count + 1);
            }
            array[count] = (T) iterator.next();
            count++;
        }
        if (count < array.length) {
            if (array != target) {
                return Arrays.copyOf(array, count);
            }
            array[count] = null;
        }
        return array;
    }

    public boolean add(E element) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object element) {
        Iterator<E> iterator = iterator();
        while (iterator.hasNext()) {
            if (Objects.equals(element, iterator.next())) {
                iterator.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> other) {
        for (Object element : other) {
            if (!contains(element)) {
                return false;
            }
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> other) {
        boolean changed = false;
        for (E element : other) {
            if (add(element)) {
                changed = true;
            }
        }
        return changed;
    }

    public boolean removeAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return keep(other, false);
    }

    public boolean retainAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return keep(other, true);
    }

    private boolean keep(Collection<?> other, boolean contained) {
        boolean changed = false;
        Iterator<E> iterator = iterator();
        while (iterator.hasNext()) {
            if (other.contains(iterator.next()) != contained) {
                iterator.remove();
                changed = true;
            }
        }
        return changed;
    }

    public void clear() {
        Iterator<E> iterator = iterator();
        while (iterator.hasNext()) {
            iterator.next();
            iterator.remove();
        }
    }

    public String toString() {
        Iterator<E> iterator = iterator();
        if (!iterator.hasNext()) {
            return "[]";
        }
        StringBuilder text = new StringBuilder("[");
        while (true) {
            E element = iterator.next();
            text.append(element == this ? "(this Collection)" : String.valueOf(element));
            if (!iterator.hasNext()) {
                return text.append(']').toString();
            }
            text.append(", ");
        }
    }
}
