// The keys of a sorted map as a set; java.util.TreeSet is one. Not a class of the JDK's interface.
// Source: documentation of java.util.NavigableSet, Java SE 17.
package java.util;

class SortedKeys<E> extends AbstractSet<E> implements NavigableSet<E> {
    final NavigableMap<E, ?> map;

    SortedKeys(NavigableMap<E, ?> map) {
        this.map = map;
    }

    public Iterator<E> iterator() {
        return keys(map);
    }

    private static <K, V> Iterator<K> keys(NavigableMap<K, V> map) {
        return new AbstractMap.KeyIterator<K, V>(map.entrySet().iterator());
    }

    /** A JVM knows the size of a whole tree in advance, but not of a part of one. */
    public java.util.stream.Stream<E> stream() {
        return java.util.stream.StreamSupport.of(this, !(map instanceof SortedView<E, ?> view) || view.isWhole());
    }

    public Iterator<E> descendingIterator() {
        return keys(map.descendingMap());
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

    NavigableSet<E> view(NavigableMap<E, ?> map) {
        return new SortedKeys<E>(map);
    }

    public NavigableSet<E> descendingSet() {
        return view(map.descendingMap());
    }

    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
        return view(map.subMap(from, fromInclusive, to, toInclusive));
    }

    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return view(map.headMap(to, inclusive));
    }

    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return view(map.tailMap(from, inclusive));
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
