// Models java.util.Collections.
// Source: class documentation, Java SE 17.
// Left out: synchronised views are the collections themselves; lists that are accessed in order
// instead of at random (results are the same); sorted views of user-written sorted collections that aren't
// navigable.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class Collections {
    public static final List EMPTY_LIST = new EmptyList<Object>();
    public static final Set EMPTY_SET = new EmptySet<Object>();
    public static final Map EMPTY_MAP = new EmptyMap<Object, Object>();

    private Collections() {
    }

    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    public static <T> void sort(List<T> list, Comparator<? super T> order) {
        list.sort(order);
    }

    private static int compare(Object left, Object right, Comparator<Object> order) {
        return order == null ? ((Comparable<Object>) left).compareTo(right) : order.compare(left, right);
    }

    public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
        return search(list, key, null);
    }

    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> order) {
        return search(list, key, (Comparator<Object>) order);
    }

    private static int search(List<?> list, Object key, Comparator<Object> order) {
        ListIterator<?> iterator = isIndexed(list, 5000) ? null : list.listIterator();
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int result = compare(iterator == null ? list.get(middle) : moved(iterator, middle), key, order);
            if (result < 0) {
                low = middle + 1;
            } else if (result > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    /** The element at the index, found from where the iterator is. */
    private static Object moved(ListIterator<?> iterator, int index) {
        int at = iterator.nextIndex();
        if (at <= index) {
            Object element = iterator.next();
            while (at < index) {
                element = iterator.next();
                at++;
            }
            return element;
        }
        Object element = iterator.previous();
        at--;
        while (at > index) {
            element = iterator.previous();
            at--;
        }
        return element;
    }

    public static void reverse(List<?> list) {
        List<Object> elements = (List<Object>) list;
        int right = elements.size() - 1;
        for (int left = 0; left < right; left++) {
            swap(elements, left, right);
            right--;
        }
    }

    public static void swap(List<?> list, int i, int j) {
        List<Object> elements = (List<Object>) list;
        elements.set(i, elements.set(j, elements.get(i)));
    }

    /** With a generator of seed 42, so that each run is the same. */
    public static void shuffle(List<?> list) {
        shuffle(list, new Random(42L));
    }

    public static void shuffle(List<?> list, Random random) {
        for (int i = list.size(); i > 1; i--) {
            swap(list, i - 1, random.nextInt(i));
        }
    }

    public static <T> void fill(List<? super T> list, T value) {
        List<Object> elements = (List<Object>) list;
        int size = elements.size();
        if (size < 25 || elements instanceof RandomAccess) {
            for (int i = 0; i < size; i++) {
                elements.set(i, value);
            }
            return;
        }
        ListIterator<Object> iterator = elements.listIterator();
        for (int i = 0; i < size; i++) {
            iterator.next();
            iterator.set(value);
        }
    }

    public static <T> void copy(List<? super T> target, List<? extends T> source) {
        if (source.size() > target.size()) {
            throw new IndexOutOfBoundsException("Source does not fit in dest");
        }
        for (int i = 0; i < source.size(); i++) {
            target.set(i, source.get(i));
        }
    }

    public static <T extends Comparable<? super T>> T min(Collection<? extends T> all) {
        return (T) extreme(all, null, -1);
    }

    public static <T> T min(Collection<? extends T> all, Comparator<? super T> order) {
        return (T) extreme(all, (Comparator<Object>) order, -1);
    }

    public static <T extends Comparable<? super T>> T max(Collection<? extends T> all) {
        return (T) extreme(all, null, 1);
    }

    public static <T> T max(Collection<? extends T> all, Comparator<? super T> order) {
        return (T) extreme(all, (Comparator<Object>) order, 1);
    }

    private static Object extreme(Collection<?> all, Comparator<Object> order, int sign) {
        Iterator<?> iterator = all.iterator();
        Object best = iterator.next();
        while (iterator.hasNext()) {
            Object next = iterator.next();
            int result = compare(next, best, order);
            if (sign > 0 ? result > 0 : result < 0) {
                best = next;
            }
        }
        return best;
    }

    /** Whether elements are to be reached by their index: such lists, and short ones. */
    private static boolean isIndexed(List<?> list, int few) {
        return list instanceof RandomAccess || list.size() < few;
    }

    public static void rotate(List<?> list, int distance) {
        List<Object> elements = (List<Object>) list;
        if (isIndexed(elements, 100)) {
            rotateInCycles(elements, distance);
            return;
        }
        int size = elements.size();
        int middle = Math.floorMod(-distance, size);
        if (middle != 0) {
            reverse(elements.subList(0, middle));
            reverse(elements.subList(middle, size));
            reverse(elements);
        }
    }

    private static void rotateInCycles(List<Object> elements, int distance) {
        int size = elements.size();
        if (size == 0) {
            return;
        }
        int shift = Math.floorMod(distance, size);
        if (shift == 0) {
            return;
        }
        int moved = 0;
        for (int start = 0; moved < size; start++) {
            Object displaced = elements.get(start);
            int at = start;
            do {
                at = (at + shift) % size;
                displaced = elements.set(at, displaced);
                moved++;
            } while (at != start);
        }
    }


    public static <T> boolean replaceAll(List<T> list, T old, T replacement) {
        boolean found = false;
        int size = list.size();
        if (size < 11 || list instanceof RandomAccess) {
            for (int i = 0; i < size; i++) {
                if (Objects.equals(old, list.get(i))) {
                    list.set(i, replacement);
                    found = true;
                }
            }
            return found;
        }
        ListIterator<T> iterator = list.listIterator();
        for (int i = 0; i < size; i++) {
            if (Objects.equals(old, iterator.next())) {
                iterator.set(replacement);
                found = true;
            }
        }
        return found;
    }

    public static int frequency(Collection<?> all, Object element) {
        int count = 0;
        for (Object one : all) {
            if (Objects.equals(element, one)) {
                count++;
            }
        }
        return count;
    }

    /** Goes over a collection that is no set, where there is one, or over the smaller one. */
    public static boolean disjoint(Collection<?> left, Collection<?> right) {
        Collection<?> asked = right;
        Collection<?> gone = left;
        if (left instanceof Set) {
            gone = right;
            asked = left;
        } else if (!(right instanceof Set)) {
            int leftSize = left.size();
            int rightSize = right.size();
            if (leftSize == 0 || rightSize == 0) {
                return true;
            }
            if (leftSize > rightSize) {
                gone = right;
                asked = left;
            }
        }
        for (Object element : gone) {
            if (asked.contains(element)) {
                return false;
            }
        }
        return true;
    }

    public static <T> boolean addAll(Collection<? super T> target, T... elements) {
        boolean changed = false;
        for (T element : elements) {
            changed |= target.add(element);
        }
        return changed;
    }

    public static <T> Comparator<T> reverseOrder() {
        return (left, right) -> ((Comparable<Object>) right).compareTo(left);
    }

    public static <T> Comparator<T> reverseOrder(Comparator<T> order) {
        if (order == null) {
            return reverseOrder();
        }
        return order.reversed();
    }

    public static <T> List<T> emptyList() {
        return (List<T>) EMPTY_LIST;
    }

    public static <T> Set<T> emptySet() {
        return (Set<T>) EMPTY_SET;
    }

    public static <K, V> Map<K, V> emptyMap() {
        return (Map<K, V>) EMPTY_MAP;
    }

    public static <T> Iterator<T> emptyIterator() {
        return new EmptyIterator<T>();
    }

    public static <T> List<T> singletonList(T element) {
        return new SingletonList<T>(element);
    }

    public static <T> Set<T> singleton(T element) {
        HashSet<T> set = new HashSet<T>();
        set.add(element);
        return new SingletonSet<T>(set);
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        HashMap<K, V> map = new HashMap<K, V>();
        map.put(key, value);
        return new SingletonMap<K, V>(map);
    }

    public static <T> List<T> nCopies(int count, T element) {
        if (count < 0) {
            throw new IllegalArgumentException("List length = " + count);
        }
        Object[] elements = new Object[count];
        for (int i = 0; i < count; i++) {
            elements[i] = element;
        }
        return new CopiesList<T>(elements);
    }

    public static <E> Collection<E> checkedCollection(Collection<E> all, Class<E> type) {
        return new CheckedViews.CheckedCollection<E>(all, type);
    }

    public static <E> Set<E> checkedSet(Set<E> all, Class<E> type) {
        return new CheckedViews.CheckedSet<E>(all, type);
    }

    public static <E> Queue<E> checkedQueue(Queue<E> all, Class<E> type) {
        return new CheckedViews.CheckedQueue<E>(all, type);
    }

    public static <E> SortedSet<E> checkedSortedSet(SortedSet<E> all, Class<E> type) {
        return new CheckedViews.CheckedSortedSet<E>(all, type);
    }

    public static <E> NavigableSet<E> checkedNavigableSet(NavigableSet<E> all, Class<E> type) {
        return new CheckedViews.CheckedNavigableSet<E>(all, type);
    }

    public static <E> List<E> checkedList(List<E> list, Class<E> type) {
        return list instanceof RandomAccess
                ? new CheckedViews.CheckedRandomAccessList<E>(list, type)
                : new CheckedViews.CheckedList<E>(list, type);
    }

    public static <K, V> Map<K, V> checkedMap(Map<K, V> map, Class<K> keyType, Class<V> valueType) {
        return new CheckedViews.CheckedMap<K, V>(map, keyType, valueType);
    }

    public static <K, V> SortedMap<K, V> checkedSortedMap(SortedMap<K, V> map, Class<K> keyType, Class<V> valueType) {
        return new CheckedViews.CheckedSortedMap<K, V>(map, keyType, valueType);
    }

    public static <K, V> NavigableMap<K, V> checkedNavigableMap(NavigableMap<K, V> map, Class<K> keyType, Class<V> valueType) {
        return new CheckedViews.CheckedNavigableMap<K, V>(map, keyType, valueType);
    }

    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> all) {
        return new ReadOnlyCollection<T>((Collection<T>) all);
    }

    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        return new ReadOnlyList<T>((List<T>) list);
    }

    public static <T> Set<T> unmodifiableSet(Set<? extends T> set) {
        return new ReadOnlySet<T>((Set<T>) set);
    }

    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> map) {
        return new ReadOnlyMap<K, V>((Map<K, V>) map);
    }

    /** There is one thread only. */
    public static <T> Collection<T> synchronizedCollection(Collection<T> all) {
        return Objects.requireNonNull(all);
    }

    public static <T> List<T> synchronizedList(List<T> list) {
        return Objects.requireNonNull(list);
    }

    public static <T> Set<T> synchronizedSet(Set<T> set) {
        return Objects.requireNonNull(set);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> map) {
        return Objects.requireNonNull(map);
    }

    public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
        if (!map.isEmpty()) {
            throw new IllegalArgumentException("Map is non-empty");
        }
        return new SetFromMap<E>(map);
    }

    static <T> Iterator<T> readOnly(Iterator<T> iterator) {
        return new ReadOnlyIterator<T>(iterator);
    }

    private static class EmptyIterator<E> implements Iterator<E> {
        public boolean hasNext() {
            return false;
        }

        public E next() {
            throw new NoSuchElementException();
        }

        public void remove() {
            throw new IllegalStateException();
        }
    }

    private static final class EmptyListIterator<E> extends EmptyIterator<E> implements ListIterator<E> {
        public boolean hasPrevious() {
            return false;
        }

        public E previous() {
            throw new NoSuchElementException();
        }

        public int nextIndex() {
            return 0;
        }

        public int previousIndex() {
            return -1;
        }

        public void set(E element) {
            throw new IllegalStateException();
        }

        public void add(E element) {
            throw new UnsupportedOperationException();
        }
    }

    private static final class EmptyList<E> extends AbstractList<E> implements RandomAccess {
        public int size() {
            return 0;
        }

        public boolean contains(Object value) {
            return false;
        }

        public boolean containsAll(Collection<?> values) {
            return values.isEmpty();
        }

        public E get(int index) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }

        public Iterator<E> iterator() {
            return emptyIterator();
        }

        public ListIterator<E> listIterator() {
            return emptyListIterator();
        }

        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            return false;
        }

        public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
        }

        public void sort(Comparator<? super E> order) {
        }
    }

    private static final class EmptySet<E> extends AbstractSet<E> {
        public int size() {
            return 0;
        }

        public boolean contains(Object value) {
            return false;
        }

        public boolean containsAll(Collection<?> values) {
            return values.isEmpty();
        }

        public Iterator<E> iterator() {
            return emptyIterator();
        }

        public void clear() {
        }

        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            return false;
        }
    }

    private static final class EmptyMap<K, V> extends AbstractMap<K, V> {
        public boolean containsKey(Object key) {
            return false;
        }

        public boolean containsValue(Object value) {
            return false;
        }

        public V get(Object key) {
            return null;
        }

        public V getOrDefault(Object key, V otherwise) {
            return otherwise;
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            Objects.requireNonNull(function);
        }

        public V putIfAbsent(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object key, Object value) {
            throw new UnsupportedOperationException();
        }

        public boolean replace(K key, V before, V after) {
            throw new UnsupportedOperationException();
        }

        public V replace(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return emptySet();
        }
    }

    private static final class SingletonList<T> extends ImmutableList<T> {
        SingletonList(T element) {
            super(new Object[] {element});
        }
    }

    private static final class CopiesList<T> extends ImmutableList<T> {
        CopiesList(Object[] elements) {
            super(elements);
        }

        public T get(int index) {
            if (index < 0 || index >= size()) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size());
            }
            return super.get(index);
        }

        public List<T> subList(int from, int to) {
            checkRange(from, to, size());
            return nCopies(to - from, from == to ? null : get(from));
        }
    }

    private static final class SingletonSet<T> extends ReadOnlySet<T> {
        SingletonSet(Set<T> set) {
            super(set);
        }
    }

    private static final class SingletonMap<K, V> extends ReadOnlyMap<K, V> {
        SingletonMap(Map<K, V> map) {
            super(map);
        }
    }

    /** For Stream.toList: over an array, whose exceptions an index out of bounds gives. */
    public static <T> List<T> collected(Object[] elements) {
        return new Collected<T>((List<T>) Arrays.asList(elements));
    }

    private static final class Collected<T> extends ReadOnlyList<T> {
        Collected(List<T> list) {
            super(list);
        }
    }

    private static final class ReadOnlyIterator<T> implements Iterator<T> {
        private final Iterator<T> iterator;

        ReadOnlyIterator(Iterator<T> iterator) {
            this.iterator = iterator;
        }

        public boolean hasNext() {
            return iterator.hasNext();
        }

        public T next() {
            return iterator.next();
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }

    private static final class ReadOnlyListIterator<T> implements ListIterator<T> {
        private final ListIterator<T> iterator;

        ReadOnlyListIterator(ListIterator<T> iterator) {
            this.iterator = iterator;
        }

        public boolean hasNext() {
            return iterator.hasNext();
        }

        public T next() {
            return iterator.next();
        }

        public boolean hasPrevious() {
            return iterator.hasPrevious();
        }

        public T previous() {
            return iterator.previous();
        }

        public int nextIndex() {
            return iterator.nextIndex();
        }

        public int previousIndex() {
            return iterator.previousIndex();
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }

        public void set(T element) {
            throw new UnsupportedOperationException();
        }

        public void add(T element) {
            throw new UnsupportedOperationException();
        }
    }

    private static final class ReadOnlyCollection<T> extends AbstractCollection<T> {
        private final Collection<T> all;

        ReadOnlyCollection(Collection<T> all) {
            this.all = Objects.requireNonNull(all);
        }

        public java.util.stream.Stream<T> stream() {
            return all.stream();
        }

        public boolean isEmpty() {
            return all.isEmpty();
        }

        public Object[] toArray() {
            return all.toArray();
        }

        public <A> A[] toArray(A[] target) {
            return all.toArray(target);
        }

        public boolean containsAll(Collection<?> other) {
            return all.containsAll(other);
        }

        public void forEach(Consumer<? super T> action) {
            all.forEach(action);
        }

        public Spliterator<T> spliterator() {
            return all.spliterator();
        }

        public int size() {
            return all.size();
        }

        public boolean contains(Object element) {
            return all.contains(element);
        }

        public Iterator<T> iterator() {
            return readOnly(all.iterator());
        }

        public boolean remove(Object element) {
            throw new UnsupportedOperationException();
        }

        public boolean add(T element) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> other) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> other) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(Predicate<? super T> filter) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public String toString() {
            return all.toString();
        }
    }

    private static class ReadOnlyList<T> extends AbstractList<T> implements RandomAccess {
        private final List<T> list;

        ReadOnlyList(List<T> list) {
            this.list = Objects.requireNonNull(list);
        }

        public boolean isEmpty() {
            return list.isEmpty();
        }

        public Object[] toArray() {
            return list.toArray();
        }

        public <A> A[] toArray(A[] target) {
            return list.toArray(target);
        }

        public boolean containsAll(Collection<?> other) {
            return list.containsAll(other);
        }

        public void forEach(Consumer<? super T> action) {
            list.forEach(action);
        }

        public Spliterator<T> spliterator() {
            return list.spliterator();
        }

        public boolean equals(Object other) {
            return other == this || list.equals(other);
        }

        public int hashCode() {
            return list.hashCode();
        }

        public java.util.stream.Stream<T> stream() {
            return list.stream();
        }

        public int indexOf(Object element) {
            return list.indexOf(element);
        }

        public int lastIndexOf(Object element) {
            return list.lastIndexOf(element);
        }

        public int size() {
            return list.size();
        }

        public T get(int index) {
            return list.get(index);
        }

        public Iterator<T> iterator() {
            return readOnly(list.iterator());
        }

        public boolean contains(Object element) {
            return list.contains(element);
        }

        public boolean remove(Object element) {
            throw new UnsupportedOperationException();
        }

        public boolean add(T element) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(Collection<? extends T> other) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> other) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> other) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(Predicate<? super T> filter) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(UnaryOperator<T> operator) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(int index, Collection<? extends T> other) {
            throw new UnsupportedOperationException();
        }

        public List<T> subList(int from, int to) {
            return new ReadOnlyList<T>(list.subList(from, to));
        }

        public ListIterator<T> listIterator(int index) {
            return new ReadOnlyListIterator<T>(list.listIterator(index));
        }

        public void sort(Comparator<? super T> order) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public String toString() {
            return list.toString();
        }
    }

    private static class ReadOnlySet<T> extends AbstractSet<T> {
        private final Set<T> set;

        ReadOnlySet(Set<T> set) {
            this.set = Objects.requireNonNull(set);
        }

        public java.util.stream.Stream<T> stream() {
            return set.stream();
        }

        public boolean isEmpty() {
            return set.isEmpty();
        }

        public Object[] toArray() {
            return set.toArray();
        }

        public <A> A[] toArray(A[] target) {
            return set.toArray(target);
        }

        public boolean containsAll(Collection<?> other) {
            return set.containsAll(other);
        }

        public void forEach(Consumer<? super T> action) {
            set.forEach(action);
        }

        public Spliterator<T> spliterator() {
            return set.spliterator();
        }

        public boolean equals(Object other) {
            return other == this || set.equals(other);
        }

        public int hashCode() {
            return set.hashCode();
        }

        public int size() {
            return set.size();
        }

        public boolean contains(Object element) {
            return set.contains(element);
        }

        public Iterator<T> iterator() {
            return readOnly(set.iterator());
        }

        public boolean remove(Object element) {
            throw new UnsupportedOperationException();
        }

        public boolean add(T element) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(Collection<? extends T> other) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> other) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> other) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(Predicate<? super T> filter) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public String toString() {
            return set.toString();
        }
    }

    private static class ReadOnlyMap<K, V> extends AbstractMap<K, V> {
        private final Map<K, V> map;

        ReadOnlyMap(Map<K, V> map) {
            this.map = Objects.requireNonNull(map);
        }

        public boolean isEmpty() {
            return map.isEmpty();
        }

        public boolean containsValue(Object value) {
            return map.containsValue(value);
        }

        public V getOrDefault(Object key, V otherwise) {
            return map.getOrDefault(key, otherwise);
        }

        public void forEach(BiConsumer<? super K, ? super V> action) {
            map.forEach(action);
        }

        public boolean equals(Object other) {
            return other == this || map.equals(other);
        }

        public int hashCode() {
            return map.hashCode();
        }

        public int size() {
            return map.size();
        }

        public boolean containsKey(Object key) {
            return map.containsKey(key);
        }

        public V get(Object key) {
            return map.get(key);
        }

        public V remove(Object key) {
            throw new UnsupportedOperationException();
        }

        public void putAll(Map<? extends K, ? extends V> other) {
            throw new UnsupportedOperationException();
        }

        public V putIfAbsent(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object key, Object value) {
            throw new UnsupportedOperationException();
        }

        public boolean replace(K key, V old, V value) {
            throw new UnsupportedOperationException();
        }

        public V replace(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public Set<K> keySet() {
            return unmodifiableSet(map.keySet());
        }

        public Collection<V> values() {
            return unmodifiableCollection(map.values());
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return new ReadOnlyEntries<K, V>(map.entrySet());
        }

        public String toString() {
            return map.toString();
        }
    }

    private static final class ReadOnlyEntries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final Set<Map.Entry<K, V>> entries;

        ReadOnlyEntries(Set<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

        public int size() {
            return entries.size();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<K, V>(entries.iterator());
        }

        public boolean remove(Object element) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }
    }

    private static final class EntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final Iterator<Map.Entry<K, V>> iterator;

        EntryIterator(Iterator<Map.Entry<K, V>> iterator) {
            this.iterator = iterator;
        }

        public boolean hasNext() {
            return iterator.hasNext();
        }

        public Map.Entry<K, V> next() {
            return new AbstractMap.SimpleImmutableEntry<K, V>(iterator.next());
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }

    private static final class SetFromMap<E> extends AbstractSet<E> {
        private final Map<E, Boolean> map;
        private final Set<E> keys;

        SetFromMap(Map<E, Boolean> map) {
            this.map = map;
            keys = map.keySet();
        }

        public java.util.stream.Stream<E> stream() {
            return keys.stream();
        }

        public Spliterator<E> spliterator() {
            return keys.spliterator();
        }

        public void forEach(Consumer<? super E> action) {
            keys.forEach(action);
        }

        public boolean isEmpty() {
            return map.isEmpty();
        }

        public boolean containsAll(Collection<?> other) {
            return keys.containsAll(other);
        }

        public boolean removeAll(Collection<?> other) {
            return keys.removeAll(other);
        }

        public boolean removeIf(Predicate<? super E> filter) {
            return keys.removeIf(filter);
        }

        public boolean retainAll(Collection<?> other) {
            return keys.retainAll(other);
        }

        public Object[] toArray() {
            return keys.toArray();
        }

        public <T> T[] toArray(T[] target) {
            return keys.toArray(target);
        }

        public boolean equals(Object other) {
            return other == this || keys.equals(other);
        }

        public int hashCode() {
            return keys.hashCode();
        }

        public String toString() {
            return keys.toString();
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object element) {
            return map.containsKey(element);
        }

        public boolean add(E element) {
            return map.put(element, Boolean.TRUE) == null;
        }

        public boolean remove(Object element) {
            return map.remove(element) != null;
        }

        public Iterator<E> iterator() {
            return keys.iterator();
        }

        public void clear() {
            map.clear();
        }
    }

    public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> set) {
        return new ReadOnlySortedSet<T>((NavigableSet<T>) set);
    }

    public static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> set) {
        return new ReadOnlyNavigableSet<T>(set);
    }

    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> map) {
        return new ReadOnlySortedMap<K, V>((NavigableMap<K, V>) map);
    }

    public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> map) {
        return new ReadOnlyNavigableMap<K, V>((NavigableMap<K, V>) map);
    }

    public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> set) {
        return Objects.requireNonNull(set);
    }

    public static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> set) {
        return Objects.requireNonNull(set);
    }

    public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> map) {
        return Objects.requireNonNull(map);
    }

    public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> map) {
        return Objects.requireNonNull(map);
    }

    public static <E> SortedSet<E> emptySortedSet() {
        return unmodifiableNavigableSet(new TreeSet<E>());
    }

    public static <E> NavigableSet<E> emptyNavigableSet() {
        return unmodifiableNavigableSet(new TreeSet<E>());
    }

    public static <K, V> SortedMap<K, V> emptySortedMap() {
        return unmodifiableNavigableMap(new TreeMap<K, V>());
    }

    public static <K, V> NavigableMap<K, V> emptyNavigableMap() {
        return unmodifiableNavigableMap(new TreeMap<K, V>());
    }

    public static <T> ListIterator<T> emptyListIterator() {
        return new EmptyListIterator<T>();
    }

    public static <T> Enumeration<T> emptyEnumeration() {
        return enumeration((List<T>) EMPTY_LIST);
    }

    public static <T> Enumeration<T> enumeration(Collection<T> all) {
        Iterator<T> iterator = all.iterator();
        return new Enumeration<T>() {
            public boolean hasMoreElements() {
                return iterator.hasNext();
            }

            public T nextElement() {
                return iterator.next();
            }
        };
    }

    public static <T> ArrayList<T> list(Enumeration<T> elements) {
        ArrayList<T> list = new ArrayList<T>();
        while (elements.hasMoreElements()) {
            list.add(elements.nextElement());
        }
        return list;
    }

    public static int indexOfSubList(List<?> source, List<?> target) {
        int last = source.size() - target.size();
        for (int i = 0; i <= last; i++) {
            if (isAt(source, target, i)) {
                return i;
            }
        }
        return -1;
    }

    public static int lastIndexOfSubList(List<?> source, List<?> target) {
        for (int i = source.size() - target.size(); i >= 0; i--) {
            if (isAt(source, target, i)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isAt(List<?> source, List<?> target, int start) {
        for (int i = 0; i < target.size(); i++) {
            if (!Objects.equals(target.get(i), source.get(start + i))) {
                return false;
            }
        }
        return true;
    }

    public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
        return new Lifo<T>(Objects.requireNonNull(deque));
    }

    private static final class Lifo<T> extends AbstractQueue<T> {
        private final Deque<T> deque;

        Lifo(Deque<T> deque) {
            this.deque = deque;
        }

        public boolean add(T element) {
            deque.addFirst(element);
            return true;
        }

        public boolean offer(T element) {
            return deque.offerFirst(element);
        }

        public T poll() {
            return deque.poll();
        }

        public T peek() {
            return deque.peek();
        }

        public int size() {
            return deque.size();
        }

        public Iterator<T> iterator() {
            return deque.iterator();
        }

        public boolean remove(Object element) {
            return deque.remove(element);
        }

        public void clear() {
            deque.clear();
        }

        public String toString() {
            return deque.toString();
        }
    }

    private static <K, V> Map.Entry<K, V> readOnly(Map.Entry<K, V> entry) {
        return entry == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(entry);
    }

    private static final class ReadOnlySortedSet<T> extends ReadOnlyNavigableSet<T> {
        ReadOnlySortedSet(NavigableSet<T> set) {
            super(set);
        }
    }

    private static class ReadOnlyNavigableSet<T> extends ReadOnlySet<T> implements NavigableSet<T> {
        private final NavigableSet<T> set;

        ReadOnlyNavigableSet(NavigableSet<T> set) {
            super(set);
            this.set = set;
        }

        public T pollFirst() {
            throw new UnsupportedOperationException();
        }

        public T pollLast() {
            throw new UnsupportedOperationException();
        }

        public Comparator<? super T> comparator() {
            return set.comparator();
        }

        public T first() {
            return set.first();
        }

        public T last() {
            return set.last();
        }

        public T lower(T element) {
            return set.lower(element);
        }

        public T floor(T element) {
            return set.floor(element);
        }

        public T ceiling(T element) {
            return set.ceiling(element);
        }

        public T higher(T element) {
            return set.higher(element);
        }

        public NavigableSet<T> descendingSet() {
            return unmodifiableNavigableSet(set.descendingSet());
        }

        public Iterator<T> descendingIterator() {
            return readOnly(set.descendingIterator());
        }

        public NavigableSet<T> subSet(T from, boolean fromInclusive, T to, boolean toInclusive) {
            return unmodifiableNavigableSet(set.subSet(from, fromInclusive, to, toInclusive));
        }

        public NavigableSet<T> headSet(T to, boolean inclusive) {
            return unmodifiableNavigableSet(set.headSet(to, inclusive));
        }

        public NavigableSet<T> tailSet(T from, boolean inclusive) {
            return unmodifiableNavigableSet(set.tailSet(from, inclusive));
        }

        public SortedSet<T> subSet(T from, T to) {
            return unmodifiableSortedSet(set.subSet(from, to));
        }

        public SortedSet<T> headSet(T to) {
            return unmodifiableSortedSet(set.headSet(to));
        }

        public SortedSet<T> tailSet(T from) {
            return unmodifiableSortedSet(set.tailSet(from));
        }
    }

    private static final class ReadOnlySortedMap<K, V> extends ReadOnlyNavigableMap<K, V> {
        ReadOnlySortedMap(NavigableMap<K, V> map) {
            super(map);
        }
    }

    private static class ReadOnlyNavigableMap<K, V> extends ReadOnlyMap<K, V> implements NavigableMap<K, V> {
        private final NavigableMap<K, V> map;

        ReadOnlyNavigableMap(NavigableMap<K, V> map) {
            super(map);
            this.map = map;
        }

        public Comparator<? super K> comparator() {
            return map.comparator();
        }

        public K firstKey() {
            return map.firstKey();
        }

        public K lastKey() {
            return map.lastKey();
        }

        public K lowerKey(K key) {
            return map.lowerKey(key);
        }

        public K floorKey(K key) {
            return map.floorKey(key);
        }

        public K ceilingKey(K key) {
            return map.ceilingKey(key);
        }

        public K higherKey(K key) {
            return map.higherKey(key);
        }

        public Map.Entry<K, V> lowerEntry(K key) {
            return readOnly(map.lowerEntry(key));
        }

        public Map.Entry<K, V> floorEntry(K key) {
            return readOnly(map.floorEntry(key));
        }

        public Map.Entry<K, V> ceilingEntry(K key) {
            return readOnly(map.ceilingEntry(key));
        }

        public Map.Entry<K, V> higherEntry(K key) {
            return readOnly(map.higherEntry(key));
        }

        public Map.Entry<K, V> firstEntry() {
            return readOnly(map.firstEntry());
        }

        public Map.Entry<K, V> lastEntry() {
            return readOnly(map.lastEntry());
        }

        public Map.Entry<K, V> pollFirstEntry() {
            throw new UnsupportedOperationException();
        }

        public Map.Entry<K, V> pollLastEntry() {
            throw new UnsupportedOperationException();
        }

        public NavigableMap<K, V> descendingMap() {
            return unmodifiableNavigableMap(map.descendingMap());
        }

        public NavigableSet<K> navigableKeySet() {
            return unmodifiableNavigableSet(map.navigableKeySet());
        }

        public NavigableSet<K> descendingKeySet() {
            return unmodifiableNavigableSet(map.descendingKeySet());
        }

        public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
            return unmodifiableNavigableMap(map.subMap(from, fromInclusive, to, toInclusive));
        }

        public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            return unmodifiableNavigableMap(map.headMap(to, inclusive));
        }

        public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            return unmodifiableNavigableMap(map.tailMap(from, inclusive));
        }

        public SortedMap<K, V> subMap(K from, K to) {
            return unmodifiableSortedMap(map.subMap(from, to));
        }

        public SortedMap<K, V> headMap(K to) {
            return unmodifiableSortedMap(map.headMap(to));
        }

        public SortedMap<K, V> tailMap(K from) {
            return unmodifiableSortedMap(map.tailMap(from));
        }
    }
}
