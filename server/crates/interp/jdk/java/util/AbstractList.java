// Models java.util.AbstractList.
// Source: class documentation, Java SE 17.
// Left out: protected range removal by index.
package java.util;

public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    protected int modCount;

    protected AbstractList() {
    }

    public abstract E get(int index);

    public boolean add(E element) {
        add(size(), element);
        return true;
    }

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public int indexOf(Object element) {
        ListIterator<E> iterator = listIterator();
        while (iterator.hasNext()) {
            if (Objects.equals(element, iterator.next())) {
                return iterator.previousIndex();
            }
        }
        return -1;
    }

    public int lastIndexOf(Object element) {
        ListIterator<E> iterator = listIterator(size());
        while (iterator.hasPrevious()) {
            if (Objects.equals(element, iterator.previous())) {
                return iterator.nextIndex();
            }
        }
        return -1;
    }

    public void clear() {
        removeRange(0, size());
    }

    protected void removeRange(int from, int to) {
        ListIterator<E> iterator = listIterator(from);
        for (int i = from; i < to; i++) {
            iterator.next();
            iterator.remove();
        }
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        checkPosition(index);
        int at = index;
        for (E element : other) {
            add(at, element);
            at++;
        }
        return at > index;
    }

    void checkPosition(int index) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size());
        }
    }

    public Iterator<E> iterator() {
        return new Itr<E>(this, 0);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index);
        return new ListItr<E>(this, index);
    }

    /** Static, for a list of the user may have a method of this name. */
    static void checkRange(int from, int to, int size) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + from);
        }
        if (to > size) {
            throw new IndexOutOfBoundsException("toIndex = " + to);
        }
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
    }

    public List<E> subList(int from, int to) {
        checkRange(from, to, size());
        return new SubList<E>(this, from, to - from);
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof List)) {
            return false;
        }
        Iterator<E> left = iterator();
        Iterator<?> right = ((List<?>) other).iterator();
        while (left.hasNext() && right.hasNext()) {
            if (!Objects.equals(left.next(), right.next())) {
                return false;
            }
        }
        return !left.hasNext() && !right.hasNext();
    }

    public int hashCode() {
        int hash = 1;
        for (E element : this) {
            hash = 31 * hash + (element == null ? 0 : element.hashCode());
        }
        return hash;
    }

    private static class Itr<E> implements Iterator<E> {
        final AbstractList<E> list;
        int cursor;
        int last = -1;
        int expected;

        Itr(AbstractList<E> list, int index) {
            this.list = list;
            cursor = index;
            expected = list.modCount;
        }

        final void check() {
            if (list.modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public final boolean hasNext() {
            return cursor != list.size();
        }

        public final E next() {
            check();
            int at = cursor;
            if (at >= list.size()) {
                throw new NoSuchElementException();
            }
            E element = list.get(at);
            last = at;
            cursor = at + 1;
            return element;
        }

        public final void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            list.remove(last);
            if (last < cursor) {
                cursor--;
            }
            last = -1;
            expected = list.modCount;
        }
    }

    private static final class ListItr<E> extends Itr<E> implements ListIterator<E> {
        ListItr(AbstractList<E> list, int index) {
            super(list, index);
        }

        public boolean hasPrevious() {
            return cursor != 0;
        }

        public E previous() {
            check();
            int at = cursor - 1;
            if (at < 0) {
                throw new NoSuchElementException();
            }
            E element = list.get(at);
            last = at;
            cursor = at;
            return element;
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        public void set(E element) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            list.set(last, element);
            expected = list.modCount;
        }

        public void add(E element) {
            check();
            list.add(cursor, element);
            cursor++;
            last = -1;
            expected = list.modCount;
        }
    }

    private static final class SubList<E> extends AbstractList<E> implements RandomAccess {
        private final AbstractList<E> list;
        private final int start;
        private int size;

        SubList(AbstractList<E> list, int start, int size) {
            this.list = list;
            this.start = start;
            this.size = size;
            modCount = list.modCount;
        }

        private void check() {
            if (list.modCount != modCount) {
                throw new ConcurrentModificationException();
            }
        }

        public int size() {
            check();
            return size;
        }

        public E get(int index) {
            Objects.checkIndex(index, size);
            check();
            return list.get(start + index);
        }

        public E set(int index, E element) {
            Objects.checkIndex(index, size);
            check();
            return list.set(start + index, element);
        }

        public void add(int index, E element) {
            if (index < 0 || index > size) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
            }
            check();
            list.add(start + index, element);
            modCount = list.modCount;
            size++;
        }

        public E remove(int index) {
            Objects.checkIndex(index, size);
            check();
            E element = list.remove(start + index);
            modCount = list.modCount;
            size--;
            return element;
        }

        protected void removeRange(int from, int to) {
            check();
            list.removeRange(start + from, start + to);
            modCount = list.modCount;
            size -= to - from;
        }
    }
}
