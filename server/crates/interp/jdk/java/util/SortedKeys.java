// The keys of java.util.TreeMap and of its views as a set. Not a class of the JDK's interface.
// Source: documentation of java.util.NavigableSet, Java SE 17.
package java.util;

final class SortedKeys<E> extends AbstractSet<E> implements NavigableSet<E> {
    final NavigableMap<E, ?> map;

    SortedKeys(NavigableMap<E, ?> map) {
        this.map = map;
    }

    public Iterator<E> iterator() {
        return keys(map);
    }

    static <K, V> Iterator<K> keys(NavigableMap<K, V> map) {
        if (map instanceof TreeMap) {
            return ((TreeMap<K, V>) map).keyIterator();
        }
        if (map instanceof SortedView) {
            return ((SortedView<K, V>) map).keyIterator();
        }
        return map.keySet().iterator();
    }

    public Iterator<E> descendingIterator() {
        return keys(map instanceof TreeMap ? backwards((TreeMap<E, ?>) map) : map.descendingMap());
    }

    /** As descendingMap(), which a subclass may override. */
    static <K, V> NavigableMap<K, V> backwards(TreeMap<K, V> map) {
        return new SortedView<K, V>(map, false, null, true, false, null, true, true);
    }

    public Spliterator<E> spliterator() {
        return spliterator(map);
    }

    /** A JVM knows the size of a whole tree in advance, but not of a part of one. */
    static <K> Spliterator<K> spliterator(NavigableMap<K, ?> map) {
        if (map instanceof TreeMap<K, ?> tree) {
            return Spliterators.sorted(new TreeMap.AllKeys<K, Object>((SortedEntries<K, Object>) tree.entries, false),
                    (Comparator<? super K>) (Comparator<?>) tree.entries.order);
        }
        SortedView<K, ?> view = (SortedView<K, ?>) map;
        int order = Spliterator.DISTINCT | Spliterator.ORDERED;
        if (view.isWhole() && view.isDescending()) {
            return Spliterators.spliterator(new TreeMap.AllKeys<K, Object>((SortedEntries<K, Object>) view.all(), true), order);
        }
        if (view.isDescending()) {
            return Spliterators.spliteratorUnknownSize(view.keyIterator(), order);
        }
        return Spliterators.sortedUnknownSize(view.keyIterator(), () -> view.comparator());
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public int size() {
        return map.size();
    }

    public boolean contains(Object element) {
        return map.containsKey(element);
    }

    public boolean remove(Object element) {
        int before = map.size();
        map.remove(element);
        return map.size() < before;
    }

    public void clear() {
        map.clear();
    }

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public E first() {
        return map.firstKey();
    }

    public E last() {
        return map.lastKey();
    }

    public E lower(E element) {
        return map.lowerKey(element);
    }

    public E floor(E element) {
        return map.floorKey(element);
    }

    public E ceiling(E element) {
        return map.ceilingKey(element);
    }

    public E higher(E element) {
        return map.higherKey(element);
    }

    public E pollFirst() {
        Map.Entry<E, ?> entry = map.pollFirstEntry();
        return entry == null ? null : entry.getKey();
    }

    public E pollLast() {
        Map.Entry<E, ?> entry = map.pollLastEntry();
        return entry == null ? null : entry.getKey();
    }

    public NavigableSet<E> descendingSet() {
        return new SortedKeys<E>(map.descendingMap());
    }

    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
        return new SortedKeys<E>(map.subMap(from, fromInclusive, to, toInclusive));
    }

    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return new SortedKeys<E>(map.headMap(to, inclusive));
    }

    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return new SortedKeys<E>(map.tailMap(from, inclusive));
    }

    public SortedSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    public SortedSet<E> headSet(E to) {
        return headSet(to, false);
    }

    public SortedSet<E> tailSet(E from) {
        return tailSet(from, true);
    }
}
