// The views of java.util.TreeMap: a range of its entries, forwards or backwards. Not a class of the JDK's
// interface.
// Source: documentation of java.util.NavigableMap and java.util.TreeMap, Java SE 17. What a subclass of
// TreeMap overrides is called where a JVM calls it.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

final class SortedView<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V> {
    private final TreeMap<K, V> map;
    private final boolean hasLow;
    private final K low;
    private final boolean lowInclusive;
    private final boolean hasHigh;
    private final K high;
    private final boolean highInclusive;
    private final boolean descending;

    SortedView(TreeMap<K, V> map, boolean hasLow, K low, boolean lowInclusive, boolean hasHigh, K high,
            boolean highInclusive, boolean descending) {
        if (hasLow && hasHigh) {
            if (map.entries.compare(low, high) > 0) {
                throw new IllegalArgumentException("fromKey > toKey");
            }
        } else if (hasLow) {
            map.entries.compare(low, low);
        } else if (hasHigh) {
            map.entries.compare(high, high);
        }
        this.map = map;
        this.hasLow = hasLow;
        this.low = low;
        this.lowInclusive = lowInclusive;
        this.hasHigh = hasHigh;
        this.high = high;
        this.highInclusive = highInclusive;
        this.descending = descending;
    }

    private boolean isTooLow(Object key) {
        if (!hasLow) {
            return false;
        }
        int result = map.entries.compare(key, low);
        return result < 0 || result == 0 && !lowInclusive;
    }

    private boolean isTooHigh(Object key) {
        if (!hasHigh) {
            return false;
        }
        int result = map.entries.compare(key, high);
        return result > 0 || result == 0 && !highInclusive;
    }

    private boolean inRange(Object key) {
        return !isTooLow(key) && !isTooHigh(key);
    }

    /** Whether a bound lies in the range, or, exclusive, on a bound of it. */
    private boolean inRange(Object bound, boolean inclusive) {
        return inclusive ? inRange(bound) : (!hasLow || map.entries.compare(bound, low) >= 0)
                && (!hasHigh || map.entries.compare(high, bound) >= 0);
    }

    private void checkRange(Object key) {
        if (!inRange(key)) {
            throw new IllegalArgumentException("key out of range");
        }
    }

    boolean isWhole() {
        return !hasLow && !hasHigh;
    }

    boolean isDescending() {
        return descending;
    }

    SortedEntries<K, V> all() {
        return map.entries;
    }

    public int size() {
        return isWhole() ? map.size() : entrySet().size();
    }

    public boolean isEmpty() {
        return isWhole() ? map.isEmpty() : entrySet().isEmpty();
    }

    public boolean containsKey(Object key) {
        return inRange(key) && map.containsKey(key);
    }

    public V get(Object key) {
        return inRange(key) ? map.get(key) : null;
    }

    public V put(K key, V value) {
        checkRange(key);
        return map.put(key, value);
    }

    public V putIfAbsent(K key, V value) {
        checkRange(key);
        return map.putIfAbsent(key, value);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        checkRange(key);
        return map.merge(key, value, function);
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        if (!inRange(key)) {
            if (function.apply(key) == null) {
                return null;
            }
            throw new IllegalArgumentException("key out of range");
        }
        return map.computeIfAbsent(key, function);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (!inRange(key)) {
            if (function.apply(key, null) == null) {
                return null;
            }
            throw new IllegalArgumentException("key out of range");
        }
        return map.compute(key, function);
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        return inRange(key) ? map.computeIfPresent(key, function) : null;
    }

    public V remove(Object key) {
        return inRange(key) ? map.remove(key) : null;
    }

    public Comparator<? super K> comparator() {
        return descending ? Collections.reverseOrder((Comparator<K>) (Comparator<?>) map.entries.order)
                : map.comparator();
    }

    private SortedEntries.Node<K, V> lowest() {
        SortedEntries.Node<K, V> node = hasLow ? map.entries.above(low, lowInclusive) : map.entries.first();
        return node == null || isTooHigh(node.key) ? null : node;
    }

    private SortedEntries.Node<K, V> highest() {
        SortedEntries.Node<K, V> node = hasHigh ? map.entries.below(high, highInclusive) : map.entries.last();
        return node == null || isTooLow(node.key) ? null : node;
    }

    /** The nearest entry on the side of greater keys. */
    private SortedEntries.Node<K, V> above(K key, boolean inclusive) {
        if (isTooLow(key)) {
            return lowest();
        }
        SortedEntries.Node<K, V> node = map.entries.above(key, inclusive);
        return node == null || isTooHigh(node.key) ? null : node;
    }

    private SortedEntries.Node<K, V> below(K key, boolean inclusive) {
        if (isTooHigh(key)) {
            return highest();
        }
        SortedEntries.Node<K, V> node = map.entries.below(key, inclusive);
        return node == null || isTooLow(node.key) ? null : node;
    }

    private SortedEntries.Node<K, V> firstNode() {
        return descending ? highest() : lowest();
    }

    private SortedEntries.Node<K, V> lastNode() {
        return descending ? lowest() : highest();
    }

    private SortedEntries.Node<K, V> earlier(K key, boolean inclusive) {
        return descending ? above(key, inclusive) : below(key, inclusive);
    }

    private SortedEntries.Node<K, V> later(K key, boolean inclusive) {
        return descending ? below(key, inclusive) : above(key, inclusive);
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return TreeMap.copy(earlier(key, false));
    }

    public K lowerKey(K key) {
        return TreeMap.key(earlier(key, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return TreeMap.copy(earlier(key, true));
    }

    public K floorKey(K key) {
        return TreeMap.key(earlier(key, true));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return TreeMap.copy(later(key, true));
    }

    public K ceilingKey(K key) {
        return TreeMap.key(later(key, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return TreeMap.copy(later(key, false));
    }

    public K higherKey(K key) {
        return TreeMap.key(later(key, false));
    }

    public Map.Entry<K, V> firstEntry() {
        return TreeMap.copy(firstNode());
    }

    public Map.Entry<K, V> lastEntry() {
        return TreeMap.copy(lastNode());
    }

    public K firstKey() {
        return TreeMap.keyOrFail(firstNode());
    }

    public K lastKey() {
        return TreeMap.keyOrFail(lastNode());
    }

    private Map.Entry<K, V> polled(SortedEntries.Node<K, V> node) {
        Map.Entry<K, V> entry = TreeMap.copy(node);
        if (node != null) {
            map.entries.remove(node);
        }
        return entry;
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return polled(firstNode());
    }

    public Map.Entry<K, V> pollLastEntry() {
        return polled(lastNode());
    }

    public NavigableMap<K, V> descendingMap() {
        return new SortedView<K, V>(map, hasLow, low, lowInclusive, hasHigh, high, highInclusive, !descending);
    }

    private void checkBound(String name, K bound, boolean inclusive) {
        if (!inRange(bound, inclusive)) {
            throw new IllegalArgumentException(name + " out of range");
        }
    }

    public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
        checkBound("fromKey", from, fromInclusive);
        checkBound("toKey", to, toInclusive);
        return descending ? new SortedView<K, V>(map, true, to, toInclusive, true, from, fromInclusive, true)
                : new SortedView<K, V>(map, true, from, fromInclusive, true, to, toInclusive, false);
    }

    public NavigableMap<K, V> headMap(K to, boolean inclusive) {
        checkBound("toKey", to, inclusive);
        return descending ? new SortedView<K, V>(map, true, to, inclusive, hasHigh, high, highInclusive, true)
                : new SortedView<K, V>(map, hasLow, low, lowInclusive, true, to, inclusive, false);
    }

    public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
        checkBound("fromKey", from, inclusive);
        return descending ? new SortedView<K, V>(map, hasLow, low, lowInclusive, true, from, inclusive, true)
                : new SortedView<K, V>(map, true, from, inclusive, hasHigh, high, highInclusive, false);
    }

    public SortedMap<K, V> subMap(K from, K to) {
        return subMap(from, true, to, false);
    }

    public SortedMap<K, V> headMap(K to) {
        return headMap(to, false);
    }

    public SortedMap<K, V> tailMap(K from) {
        return tailMap(from, true);
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> navigableKeySet() {
        return new SortedKeys<K>(this);
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries<K, V>(this);
    }

    private SortedCursor<K, V> cursor() {
        SortedEntries.Node<K, V> first = firstNode();
        SortedEntries.Node<K, V> stop = null;
        if (descending) {
            stop = hasLow ? map.entries.below(low, !lowInclusive) : null;
        } else {
            stop = hasHigh ? map.entries.above(high, !highInclusive) : null;
        }
        return new SortedCursor<K, V>(map.entries, first, stop != null, stop == null ? null : stop.key, descending,
                true);
    }

    Iterator<K> keyIterator() {
        return new AbstractMap.KeyIterator<K, V>(cursor());
    }

    private static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final SortedView<K, V> view;

        Entries(SortedView<K, V> view) {
            this.view = view;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return view.cursor();
        }

        public int size() {
            if (view.isWhole()) {
                return view.map.size();
            }
            int size = 0;
            SortedCursor<K, V> cursor = view.cursor();
            while (cursor.hasNext()) {
                cursor.next();
                size++;
            }
            return size;
        }

        public boolean isEmpty() {
            return view.firstNode() == null;
        }

        private SortedEntries.Node<K, V> find(Object entry) {
            if (!(entry instanceof Map.Entry)) {
                return null;
            }
            Object key = ((Map.Entry<?, ?>) entry).getKey();
            if (!view.inRange(key)) {
                return null;
            }
            SortedEntries.Node<K, V> node = view.map.entries.find(key);
            return node != null && Objects.equals(node.value, ((Map.Entry<?, ?>) entry).getValue()) ? node : null;
        }

        public boolean contains(Object entry) {
            return find(entry) != null;
        }

        public boolean remove(Object entry) {
            SortedEntries.Node<K, V> node = find(entry);
            if (node == null) {
                return false;
            }
            view.map.entries.remove(node);
            return true;
        }
    }
}
