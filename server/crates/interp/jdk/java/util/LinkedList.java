// Models java.util.LinkedList.
// Source: class documentation, Java SE 17. What a subclass overrides is called where a JVM calls it.
// Left out: nothing.
package java.util;

public class LinkedList<E> extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable, java.io.Serializable {
    private static final class Node<E> {
        E item;
        Node<E> previous;
        Node<E> next;

        Node(E item) {
            this.item = item;
        }
    }

    private Node<E> first;
    private Node<E> last;
    private int size;

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> other) {
        addAll(other);
    }

    public int size() {
        return size;
    }

    private void checkElement(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    private void checkPlace(int index) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    private Node<E> node(int index) {
        if (index < size >> 1) {
            Node<E> node = first;
            for (int i = 0; i < index; i++) {
                node = node.next;
            }
            return node;
        }
        Node<E> node = last;
        for (int i = size - 1; i > index; i--) {
            node = node.previous;
        }
        return node;
    }

    /** Puts the element before the node, or at the end for null. */
    private void link(E element, Node<E> next) {
        Node<E> added = new Node<E>(element);
        Node<E> previous = next == null ? last : next.previous;
        added.previous = previous;
        added.next = next;
        if (previous == null) {
            first = added;
        } else {
            previous.next = added;
        }
        if (next == null) {
            last = added;
        } else {
            next.previous = added;
        }
        size++;
        modCount++;
    }

    private E unlink(Node<E> node) {
        if (node.previous == null) {
            first = node.next;
        } else {
            node.previous.next = node.next;
        }
        if (node.next == null) {
            last = node.previous;
        } else {
            node.next.previous = node.previous;
        }
        size--;
        modCount++;
        return node.item;
    }

    public E get(int index) {
        checkElement(index);
        return node(index).item;
    }

    public E set(int index, E element) {
        checkElement(index);
        Node<E> node = node(index);
        E old = node.item;
        node.item = element;
        return old;
    }

    public void add(int index, E element) {
        checkPlace(index);
        link(element, index == size ? null : node(index));
    }

    public E remove(int index) {
        checkElement(index);
        return unlink(node(index));
    }

    public void addFirst(E element) {
        link(element, first);
    }

    public void addLast(E element) {
        link(element, null);
    }

    private static <E> E itemOrNull(Node<E> node) {
        return node == null ? null : node.item;
    }

    private static <E> Node<E> nodeOrFail(Node<E> node) {
        if (node == null) {
            throw new NoSuchElementException();
        }
        return node;
    }

    private E unlinkOrNull(Node<E> node) {
        return node == null ? null : unlink(node);
    }

    public E pollFirst() {
        return unlinkOrNull(first);
    }

    public E pollLast() {
        return unlinkOrNull(last);
    }

    public E peekFirst() {
        return itemOrNull(first);
    }

    public E peekLast() {
        return itemOrNull(last);
    }

    public boolean offerFirst(E element) {
        addFirst(element);
        return true;
    }

    public boolean offerLast(E element) {
        addLast(element);
        return true;
    }

    public boolean add(E element) {
        link(element, null);
        return true;
    }

    public boolean offer(E element) {
        return add(element);
    }

    public E removeFirst() {
        return unlink(nodeOrFail(first));
    }

    public E removeLast() {
        return unlink(nodeOrFail(last));
    }

    public E getFirst() {
        return nodeOrFail(first).item;
    }

    public E getLast() {
        return nodeOrFail(last).item;
    }

    public E remove() {
        return removeFirst();
    }

    public E poll() {
        return unlinkOrNull(first);
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return itemOrNull(first);
    }

    public void push(E element) {
        addFirst(element);
    }

    public E pop() {
        return removeFirst();
    }

    public boolean remove(Object element) {
        Node<E> node = first;
        while (node != null) {
            if (Objects.equals(element, node.item)) {
                unlink(node);
                return true;
            }
            node = node.next;
        }
        return false;
    }

    public boolean addAll(Collection<? extends E> other) {
        return addAll(size, other);
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        checkPlace(index);
        Object[] more = other.toArray();
        Node<E> next = index == size ? null : node(index);
        for (int i = 0; i < more.length; i++) {
            link((E) more[i], next);
        }
        return more.length > 0;
    }

    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    public int indexOf(Object element) {
        int index = 0;
        Node<E> node = first;
        while (node != null) {
            if (Objects.equals(element, node.item)) {
                return index;
            }
            index++;
            node = node.next;
        }
        return -1;
    }

    public int lastIndexOf(Object element) {
        int index = size - 1;
        Node<E> node = last;
        while (node != null) {
            if (Objects.equals(element, node.item)) {
                return index;
            }
            index--;
            node = node.previous;
        }
        return -1;
    }

    public Object[] toArray() {
        return filled(new Object[size]);
    }

    public <T> T[] toArray(T[] target) {
        T[] array = target.length >= size ? target : Arrays.copyOf(target, size);
        filled(array);
        if (array.length > size) {
            array[size] = null;
        }
        return array;
    }

    private Object[] filled(Object[] array) {
        int index = 0;
        Node<E> node = first;
        while (node != null) {
            array[index] = node.item;
            index++;
            node = node.next;
        }
        return array;
    }

    public boolean removeFirstOccurrence(Object element) {
        return remove(element);
    }

    public boolean removeLastOccurrence(Object element) {
        Node<E> node = last;
        while (node != null) {
            if (Objects.equals(element, node.item)) {
                unlink(node);
                return true;
            }
            node = node.previous;
        }
        return false;
    }

    public void clear() {
        first = null;
        last = null;
        size = 0;
        modCount++;
    }

    public ListIterator<E> listIterator(int index) {
        checkPlace(index);
        return new Cursor<E>(this, index);
    }

    public Iterator<E> descendingIterator() {
        return new Descending<E>(new Cursor<E>(this, size()));
    }

    private static final class Cursor<E> implements ListIterator<E> {
        private final LinkedList<E> list;
        private Node<E> next;
        private int index;
        private Node<E> current;
        private int expected;

        Cursor(LinkedList<E> list, int index) {
            this.list = list;
            this.index = index;
            next = index == list.size ? null : list.node(index);
            expected = list.modCount;
        }

        private void check() {
            if (list.modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return index < list.size;
        }

        public E next() {
            check();
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            current = next;
            next = next.next;
            index++;
            return current.item;
        }

        public boolean hasPrevious() {
            return index > 0;
        }

        public E previous() {
            check();
            if (!hasPrevious()) {
                throw new NoSuchElementException();
            }
            next = next == null ? list.last : next.previous;
            current = next;
            index--;
            return current.item;
        }

        public int nextIndex() {
            return index;
        }

        public int previousIndex() {
            return index - 1;
        }

        public void remove() {
            check();
            if (current == null) {
                throw new IllegalStateException();
            }
            Node<E> after = current.next;
            list.unlink(current);
            if (next == current) {
                next = after;
            } else {
                index--;
            }
            current = null;
            expected = list.modCount;
        }

        public void set(E element) {
            if (current == null) {
                throw new IllegalStateException();
            }
            check();
            current.item = element;
        }

        public void add(E element) {
            check();
            list.link(element, next);
            index++;
            current = null;
            expected = list.modCount;
        }
    }

    private static final class Descending<E> implements Iterator<E> {
        private final ListIterator<E> iterator;

        Descending(ListIterator<E> iterator) {
            this.iterator = iterator;
        }

        public boolean hasNext() {
            return iterator.hasPrevious();
        }

        public E next() {
            return iterator.previous();
        }

        public void remove() {
            iterator.remove();
        }
    }

    public Object clone() {
        try {
            LinkedList<E> copy = (LinkedList<E>) super.clone();
            copy.first = null;
            copy.last = null;
            copy.size = 0;
            copy.modCount = 0;
            Node<E> node = first;
            while (node != null) {
                copy.add(node.item);
                node = node.next;
            }
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(new Elements<E>(this), Spliterator.ORDERED);
    }

    /** For the spliterator, whatever a subclass makes of the methods. */
    private static final class Elements<E> extends AbstractCollection<E> {
        private final LinkedList<E> list;

        Elements(LinkedList<E> list) {
            this.list = list;
        }

        public Iterator<E> iterator() {
            return new Cursor<E>(list, 0);
        }

        public int size() {
            return list.size;
        }
    }
}
