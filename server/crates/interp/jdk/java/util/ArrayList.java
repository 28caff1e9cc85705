// Models java.util.ArrayList.
// Source: class documentation, Java SE 17. What a subclass overrides is called where a JVM calls it.
// Left out: capacity beyond its checks.
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

import whydunit.Source;

public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private Object[] elements;
    private int size;

    public ArrayList() {
        elements = new Object[10];
    }

    public ArrayList(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        elements = new Object[Math.min(capacity, 10)];
    }

    public ArrayList(Collection<? extends E> other) {
        Object[] all = other.toArray();
        elements = all.getClass() == Object[].class ? all : Arrays.copyOf(all, all.length, Object[].class);
        size = elements.length;
    }

    private void grow(int needed) {
        if (needed > elements.length) {
            Object[] larger = new Object[Math.max(needed, elements.length + (elements.length >> 1))];
            System.arraycopy(elements, 0, larger, 0, size);
            elements = larger;
        }
    }

    private void checkPlace(int index) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    private void checkUnchanged(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public void ensureCapacity(int capacity) {
    }

    public void trimToSize() {
        modCount++;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public E get(int index) {
        Objects.checkIndex(index, size);
        return (E) elements[index];
    }

    public E set(int index, E element) {
        Objects.checkIndex(index, size);
        E old = (E) elements[index];
        elements[index] = element;
        return old;
    }

    public boolean add(E element) {
        modCount++;
        grow(size + 1);
        elements[size] = element;
        size++;
        return true;
    }

    public void add(int index, E element) {
        checkPlace(index);
        modCount++;
        grow(size + 1);
        System.arraycopy(elements, index, elements, index + 1, size - index);
        elements[index] = element;
        size++;
    }

    public E remove(int index) {
        Objects.checkIndex(index, size);
        E old = (E) elements[index];
        close(index, index + 1);
        return old;
    }

    public boolean remove(Object element) {
        int index = find(element, 0, size);
        if (index < 0) {
            return false;
        }
        close(index, index + 1);
        return true;
    }

    protected void removeRange(int from, int to) {
        if (from > to) {
            throw new IndexOutOfBoundsException("From Index: " + from + " > To Index: " + to);
        }
        close(from, to);
    }

    /** Takes a range out. */
    private void close(int from, int to) {
        modCount++;
        System.arraycopy(elements, to, elements, from, size - to);
        int newSize = size - (to - from);
        for (int i = newSize; i < size; i++) {
            elements[i] = null;
        }
        size = newSize;
    }

    public void clear() {
        close(0, size);
    }

    public boolean addAll(Collection<? extends E> other) {
        return insert(size, other.toArray());
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        checkPlace(index);
        return insert(index, other.toArray());
    }

    private boolean insert(int index, Object[] more) {
        modCount++;
        grow(size + more.length);
        System.arraycopy(elements, index, elements, index + more.length, size - index);
        System.arraycopy(more, 0, elements, index, more.length);
        size += more.length;
        return more.length > 0;
    }

    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    public int indexOf(Object element) {
        return find(element, 0, size);
    }

    public int lastIndexOf(Object element) {
        return findLast(element, 0, size);
    }

    private int find(Object element, int from, int to) {
        for (int i = from; i < to; i++) {
            if (element == null ? elements[i] == null : element.equals(elements[i])) {
                return i;
            }
        }
        return -1;
    }

    private int findLast(Object element, int from, int to) {
        for (int i = to - 1; i >= from; i--) {
            if (element == null ? elements[i] == null : element.equals(elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public Object[] toArray() {
        return part(0, size);
    }

    public <T> T[] toArray(T[] target) {
        return part(0, size, target);
    }

    private Object[] part(int from, int count) {
        Object[] array = new Object[count];
        System.arraycopy(elements, from, array, 0, count);
        return array;
    }

    private <T> T[] part(int from, int count, T[] target) {
        T[] array = target.length >= count ? target : Arrays.copyOf(target, count);
        System.arraycopy(elements, from, array, 0, count);
        if (array.length > count) {
            array[count] = null;
        }
        return array;
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof List)) {
            return false;
        }
        int expected = modCount;
        boolean equal = other.getClass() == ArrayList.class ? equalElements((ArrayList<?>) other)
                : equalElements(((List<?>) other).iterator(), 0, size);
        checkUnchanged(expected);
        return equal;
    }

    private boolean equalElements(ArrayList<?> other) {
        int expected = other.modCount;
        boolean equal = size == other.size;
        for (int i = 0; equal && i < size; i++) {
            equal = Objects.equals(elements[i], other.elements[i]);
        }
        other.checkUnchanged(expected);
        return equal;
    }

    private boolean equalElements(Iterator<?> other, int from, int to) {
        for (int i = from; i < to; i++) {
            if (!other.hasNext() || !Objects.equals(elements[i], other.next())) {
                return false;
            }
        }
        return !other.hasNext();
    }

    public int hashCode() {
        int expected = modCount;
        int hash = hash(0, size);
        checkUnchanged(expected);
        return hash;
    }

    private int hash(int from, int to) {
        int hash = 1;
        for (int i = from; i < to; i++) {
            Object element = elements[i];
            hash = 31 * hash + (element == null ? 0 : element.hashCode());
        }
        return hash;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return keepWhere(filter, null, false, 0, size) > 0;
    }

    public boolean removeAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return keepWhere(null, other, false, 0, size) > 0;
    }

    public boolean retainAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return keepWhere(null, other, true, 0, size) > 0;
    }

    /** Decides about all elements of a range first, so that a failing decision changes nothing; how many go. */
    private int keepWhere(Predicate<? super E> filter, Collection<?> other, boolean wanted, int from, int to) {
        int expected = modCount;
        Object[] kept = new Object[to - from];
        int count = 0;
        for (int i = from; i < to; i++) {
            E element = (E) elements[i];
            boolean found = filter != null ? filter.test(element) : other.contains(element);
            if (found == wanted) {
                kept[count] = element;
                count++;
            }
        }
        checkUnchanged(expected);
        int removed = to - from - count;
        if (removed > 0) {
            System.arraycopy(kept, 0, elements, from, count);
            close(from + count, to);
        }
        return removed;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (int i = 0; i < size && modCount == expected; i++) {
            action.accept((E) elements[i]);
        }
        checkUnchanged(expected);
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        replace(operator, 0, size);
    }

    private void replace(UnaryOperator<E> operator, int from, int to) {
        int expected = modCount;
        for (int i = from; i < to && modCount == expected; i++) {
            elements[i] = operator.apply((E) elements[i]);
        }
        checkUnchanged(expected);
    }

    public void sort(Comparator<? super E> order) {
        int expected = modCount;
        Arrays.sort(elements, 0, size, (Comparator<Object>) order);
        checkUnchanged(expected);
        modCount++;
    }

    public Object clone() {
        try {
            ArrayList<E> copy = (ArrayList<E>) super.clone();
            copy.elements = part(0, size);
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public Iterator<E> iterator() {
        return new Itr<E>(this, 0);
    }

    public ListIterator<E> listIterator() {
        return new ListItr<E>(this, 0);
    }

    public ListIterator<E> listIterator(int index) {
        checkPlace(index);
        return new ListItr<E>(this, index);
    }

    public Spliterator<E> spliterator() {
        return new Range<E>(this, null, 0, -1, 0);
    }

    public List<E> subList(int from, int to) {
        checkRange(from, to, size);
        return new SubList<E>(this, null, from, to - from);
    }

    private static class Itr<E> implements Iterator<E> {
        final ArrayList<E> list;
        int next;
        int last = -1;
        int expected;

        Itr(ArrayList<E> list, int index) {
            this.list = list;
            next = index;
            expected = list.modCount;
        }

        public final boolean hasNext() {
            return next != list.size;
        }

        public final E next() {
            list.checkUnchanged(expected);
            int at = next;
            if (at >= list.size) {
                throw new NoSuchElementException();
            }
            next = at + 1;
            last = at;
            return (E) list.elements[at];
        }

        public final void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            list.checkUnchanged(expected);
            list.remove(last);
            next = last;
            last = -1;
            expected = list.modCount;
        }

        public final void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int end = list.size;
            if (next >= end) {
                return;
            }
            int at = next;
            while (at < end && list.modCount == expected) {
                action.accept((E) list.elements[at]);
                at++;
            }
            next = at;
            last = at - 1;
            list.checkUnchanged(expected);
        }
    }

    private static final class ListItr<E> extends Itr<E> implements ListIterator<E> {
        ListItr(ArrayList<E> list, int index) {
            super(list, index);
        }

        public boolean hasPrevious() {
            return next != 0;
        }

        public int nextIndex() {
            return next;
        }

        public int previousIndex() {
            return next - 1;
        }

        public E previous() {
            list.checkUnchanged(expected);
            int at = next - 1;
            if (at < 0) {
                throw new NoSuchElementException();
            }
            if (at >= list.elements.length) {
                throw new ConcurrentModificationException();
            }
            next = at;
            last = at;
            return (E) list.elements[at];
        }

        public void set(E element) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            list.checkUnchanged(expected);
            list.set(last, element);
        }

        public void add(E element) {
            list.checkUnchanged(expected);
            list.add(next, element);
            next++;
            last = -1;
            expected = list.modCount;
        }
    }

    /** Over the list or a part of it, bound at its first use; that the list has changed is told at the end. */
    private static final class Range<E> implements Source<E> {
        private final ArrayList<E> list;
        private final SubList<E> part;
        private int next;
        private int end;
        private int expected;

        Range(ArrayList<E> list, SubList<E> part, int next, int end, int expected) {
            this.list = list;
            this.part = part;
            this.next = next;
            this.end = end;
            this.expected = expected;
        }

        private int end() {
            if (end < 0) {
                end = part == null ? list.size : part.start + part.size;
                expected = part == null ? list.modCount : part.modCount;
            }
            return end;
        }

        public Iterator<E> pulled() {
            return new Iterator<E>() {
                public boolean hasNext() {
                    if (next < end() && next < list.elements.length) {
                        return true;
                    }
                    list.checkUnchanged(expected);
                    return false;
                }

                public E next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException();
                    }
                    return (E) list.elements[next++];
                }
            };
        }

        public boolean tryAdvance(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            if (next >= end()) {
                return false;
            }
            action.accept((E) list.elements[next++]);
            list.checkUnchanged(expected);
            return true;
        }

        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int to = end();
            if (to > list.elements.length) {
                throw new ConcurrentModificationException();
            }
            while (next < to) {
                action.accept((E) list.elements[next++]);
            }
            list.checkUnchanged(expected);
        }

        public Spliterator<E> trySplit() {
            int start = next;
            int middle = start + end() >>> 1;
            if (start >= middle) {
                return null;
            }
            next = middle;
            return new Range<E>(list, part, start, middle, expected);
        }

        public long estimateSize() {
            return end() - next;
        }

        public int characteristics() {
            return Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED;
        }
    }

    private static final class SubList<E> extends AbstractList<E> implements RandomAccess {
        private final ArrayList<E> root;
        /** The sublist this is a part of, or null. */
        private final SubList<E> parent;
        private final int start;
        private int size;

        SubList(ArrayList<E> root, SubList<E> parent, int start, int size) {
            this.root = root;
            this.parent = parent;
            this.start = start;
            this.size = size;
            modCount = parent == null ? root.modCount : parent.modCount;
        }

        private void check() {
            root.checkUnchanged(modCount);
        }

        private void checkPlace(int index) {
            if (index < 0 || index > size) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
            }
        }

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
            return (E) root.elements[start + index];
        }

        public E set(int index, E element) {
            Objects.checkIndex(index, size);
            check();
            E old = (E) root.elements[start + index];
            root.elements[start + index] = element;
            return old;
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

        public void replaceAll(UnaryOperator<E> operator) {
            check();
            root.replace(operator, start, start + size);
        }

        public boolean removeAll(Collection<?> other) {
            return keepWhere(null, Objects.requireNonNull(other), false);
        }

        public boolean retainAll(Collection<?> other) {
            return keepWhere(null, Objects.requireNonNull(other), true);
        }

        public boolean removeIf(Predicate<? super E> filter) {
            return keepWhere(Objects.requireNonNull(filter), null, false);
        }

        private boolean keepWhere(Predicate<? super E> filter, Collection<?> other, boolean wanted) {
            check();
            int removed = root.keepWhere(filter, other, wanted, start, start + size);
            if (removed > 0) {
                changed(-removed);
            }
            return removed > 0;
        }

        public Object[] toArray() {
            check();
            return root.part(start, size);
        }

        public <T> T[] toArray(T[] target) {
            check();
            return root.part(start, size, target);
        }

        public boolean equals(Object other) {
            if (other == this) {
                return true;
            }
            if (!(other instanceof List)) {
                return false;
            }
            boolean equal = root.equalElements(((List<?>) other).iterator(), start, start + size);
            check();
            return equal;
        }

        public int hashCode() {
            int hash = root.hash(start, start + size);
            check();
            return hash;
        }

        public int indexOf(Object element) {
            int index = root.find(element, start, start + size);
            check();
            return index < 0 ? -1 : index - start;
        }

        public int lastIndexOf(Object element) {
            int index = root.findLast(element, start, start + size);
            check();
            return index < 0 ? -1 : index - start;
        }

        public boolean contains(Object element) {
            return indexOf(element) >= 0;
        }

        public Iterator<E> iterator() {
            return listIterator();
        }

        public ListIterator<E> listIterator(int index) {
            check();
            checkPlace(index);
            return new SubCursor<E>(this, index);
        }

        public List<E> subList(int from, int to) {
            checkRange(from, to, size);
            return new SubList<E>(root, this, start + from, to - from);
        }

        public Spliterator<E> spliterator() {
            check();
            return new Range<E>(root, this, start, -1, 0);
        }
    }

    private static final class SubCursor<E> implements ListIterator<E> {
        private final SubList<E> part;
        private int next;
        private int last = -1;
        private int expected;

        SubCursor(SubList<E> part, int next) {
            this.part = part;
            this.next = next;
            expected = part.modCount;
        }

        private void check() {
            part.root.checkUnchanged(expected);
        }

        private E at(int index) {
            last = index;
            return (E) part.root.elements[part.start + index];
        }

        public boolean hasNext() {
            return next != part.size;
        }

        public E next() {
            check();
            if (next >= part.size) {
                throw new NoSuchElementException();
            }
            return at(next++);
        }

        public boolean hasPrevious() {
            return next != 0;
        }

        public E previous() {
            check();
            if (next <= 0) {
                throw new NoSuchElementException();
            }
            return at(--next);
        }

        public int nextIndex() {
            return next;
        }

        public int previousIndex() {
            return next - 1;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            part.remove(last);
            next = last;
            last = -1;
            expected = part.modCount;
        }

        public void set(E element) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            part.root.set(part.start + last, element);
        }

        public void add(E element) {
            check();
            part.add(next, element);
            next++;
            last = -1;
            expected = part.modCount;
        }
    }
}
