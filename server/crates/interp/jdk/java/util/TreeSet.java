// Models java.util.TreeSet.
// Source: class documentation, Java SE 17. What a subclass overrides is called where a JVM calls it.
// Left out: nothing.
package java.util;

public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    private NavigableMap<E, Object> map;

    private TreeSet(NavigableMap<E, Object> map) {
        this.map = map;
    }

    public TreeSet() {
        map = new TreeMap<E, Object>();
    }

    public TreeSet(Comparator<? super E> order) {
        map = new TreeMap<E, Object>(order);
    }

    public TreeSet(Collection<? extends E> other) {
        this();
        addAll(other);
    }

    public TreeSet(SortedSet<E> other) {
        this(other.comparator());
        addAll(other);
    }

    public Iterator<E> iterator() {
        return SortedKeys.keys(map);
    }

    public Iterator<E> descendingIterator() {
        return SortedKeys.keys(map.descendingMap());
    }

    public Spliterator<E> spliterator() {
        return SortedKeys.spliterator(map);
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
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

    public void clear() {
        map.clear();
    }

    public boolean addAll(Collection<? extends E> other) {
        if (map.size() == 0 && other.size() > 0 && other instanceof SortedSet && map instanceof TreeMap) {
            SortedSet<? extends E> sorted = (SortedSet<? extends E>) other;
            if (Objects.equals(sorted.comparator(), map.comparator())) {
                SortedEntries<E, Object> entries = ((TreeMap<E, Object>) map).entries;
                int size = sorted.size();
                Iterator<? extends E> elements = sorted.iterator();
                entries.changes++;
                entries.fill(new Iterator<Map.Entry<E, Object>>() {
                    public boolean hasNext() {
                        return elements.hasNext();
                    }

                    public Map.Entry<E, Object> next() {
                        return new AbstractMap.SimpleImmutableEntry<E, Object>(elements.next(), Boolean.TRUE);
                    }
                }, size);
                return true;
            }
        }
        return super.addAll(other);
    }

    public Object clone() {
        try {
            TreeSet<E> copy = (TreeSet<E>) super.clone();
            copy.map = new TreeMap<E, Object>((SortedMap<E, Object>) map);
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
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
        return new TreeSet<E>(map.descendingMap());
    }

    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
        return new TreeSet<E>(map.subMap(from, fromInclusive, to, toInclusive));
    }

    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return new TreeSet<E>(map.headMap(to, inclusive));
    }

    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return new TreeSet<E>(map.tailMap(from, inclusive));
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
