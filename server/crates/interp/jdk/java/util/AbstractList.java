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
        return part(this, null, from, to - from);
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof List)) {
            return false;
        }
        Iterator<E> left = listIterator();
        Iterator<?> right = ((List<?>) other).listIterator();
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
            E element = at(cursor);
            last = cursor;
            cursor++;
            return element;
        }

        /** An index the list refuses is one beyond its ends. */
        final E at(int index) {
            try {
                return list.get(index);
            } catch (IndexOutOfBoundsException e) {
                check();
                throw new NoSuchElementException(e);
            }
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
            E element = at(at);
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

    private static class SubList<E> extends AbstractList<E> {
        private final AbstractList<E> root;
        /** The sublist this is a part of, or null. */
        private final SubList<E> parent;
        private final int start;
        private int size;

        SubList(AbstractList<E> root, SubList<E> parent, int start, int size) {
            this.root = root;
            this.parent = parent;
            this.start = start;
            this.size = size;
            modCount = root.modCount;
        }

        private void check() {
            if (root.modCount != modCount) {
                throw new ConcurrentModificationException();
            }
        }

        private void checkPlace(int index) {
            if (index < 0 || index > size) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
            }
        }

        /** To the list this is a part of, and to those that is one of, something was added or, below 0, removed. */
        private void changed(int difference) {
            SubList<E> part = this;
            while (part != null) {
                part.size += difference;
                part.modCount = root.modCount;
                part = part.parent;
            }
        }

        public int size() {
            check();
            return size;
        }

        public E get(int index) {
            Objects.checkIndex(index, size);
            check();
            return root.get(start + index);
        }

        public E set(int index, E element) {
            Objects.checkIndex(index, size);
            check();
            return root.set(start + index, element);
        }

        public void add(int index, E element) {
            checkPlace(index);
            check();
            root.add(start + index, element);
            changed(1);
        }

        public E remove(int index) {
            Objects.checkIndex(index, size);
            check();
            E element = root.remove(start + index);
            changed(-1);
            return element;
        }

        protected void removeRange(int from, int to) {
            check();
            root.removeRange(start + from, start + to);
            changed(from - to);
        }

        public boolean addAll(Collection<? extends E> other) {
            return addAll(size, other);
        }

        public boolean addAll(int index, Collection<? extends E> other) {
            checkPlace(index);
            int more = other.size();
            if (more == 0) {
                return false;
            }
            check();
            root.addAll(start + index, other);
            changed(more);
            return true;
        }

        public Iterator<E> iterator() {
            return listIterator();
        }

        public ListIterator<E> listIterator(int index) {
            check();
            checkPlace(index);
            return new PartIterator<E>(this, root.listIterator(start + index));
        }

        public List<E> subList(int from, int to) {
            checkRange(from, to, size);
            return part(root, this, start + from, to - from);
        }
    }

    private static final class RandomAccessSubList<E> extends SubList<E> implements RandomAccess {
        RandomAccessSubList(AbstractList<E> root, SubList<E> parent, int start, int size) {
            super(root, parent, start, size);
        }
    }

    private static <E> SubList<E> part(AbstractList<E> root, SubList<E> parent, int start, int size) {
        return root instanceof RandomAccess ? new RandomAccessSubList<E>(root, parent, start, size)
                : new SubList<E>(root, parent, start, size);
    }

    /** Goes over a sublist with an iterator of the whole list. */
    private static final class PartIterator<E> implements ListIterator<E> {
        private final SubList<E> part;
        private final ListIterator<E> whole;

        PartIterator(SubList<E> part, ListIterator<E> whole) {
            this.part = part;
            this.whole = whole;
        }

        public boolean hasNext() {
            return nextIndex() < part.size;
        }

        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return whole.next();
        }

        public boolean hasPrevious() {
            return previousIndex() >= 0;
        }

        public E previous() {
            if (!hasPrevious()) {
                throw new NoSuchElementException();
            }
            return whole.previous();
        }

        public int nextIndex() {
            return whole.nextIndex() - part.start;
        }

        public int previousIndex() {
            return whole.previousIndex() - part.start;
        }

        public void remove() {
            whole.remove();
            part.changed(-1);
        }

        public void set(E element) {
            whole.set(element);
        }

        public void add(E element) {
            whole.add(element);
            part.changed(1);
        }
    }
}
