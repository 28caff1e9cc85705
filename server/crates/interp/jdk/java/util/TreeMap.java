// Models java.util.TreeMap.
// Source: class documentation, Java SE 17. What a subclass overrides is called where a JVM calls it.
// Left out: nothing.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
    SortedEntries<K, V> entries;

    public TreeMap() {
        entries = new SortedEntries<K, V>(null);
    }

    public TreeMap(Comparator<? super K> order) {
        entries = new SortedEntries<K, V>(order);
    }

    public TreeMap(Map<? extends K, ? extends V> other) {
        this();
        putAll(other);
    }

    public TreeMap(SortedMap<K, ? extends V> other) {
        this(other.comparator());
        entries.fill(other.entrySet().iterator(), other.size());
    }

    private void check(int expected) {
        if (entries.changes != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public int size() {
        return entries.size;
    }

    public Comparator<? super K> comparator() {
        return (Comparator<K>) (Comparator<?>) entries.order;
    }

    public boolean containsKey(Object key) {
        return entries.find(key) != null;
    }

    public boolean containsValue(Object value) {
        SortedEntries.Node<K, V> node = entries.first();
        while (node != null) {
            if (Objects.equals(value, node.value)) {
                return true;
            }
            node = SortedEntries.after(node);
        }
        return false;
    }

    public V get(Object key) {
        SortedEntries.Node<K, V> node = entries.find(key);
        return node == null ? null : node.value;
    }

    public V put(K key, V value) {
        SortedEntries.Place<K, V> place = entries.place(key);
        if (place.found != null) {
            return place.found.setValue(value);
        }
        entries.insert(place, key, value);
        return null;
    }

    public V putIfAbsent(K key, V value) {
        SortedEntries.Place<K, V> place = entries.place(key);
        if (place.found == null) {
            entries.insert(place, key, value);
            return null;
        }
        V old = place.found.value;
        if (old == null) {
            place.found.value = value;
        }
        return old;
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        int more = other.size();
        if (entries.size == 0 && more != 0 && other instanceof SortedMap
                && Objects.equals(entries.order, ((SortedMap<?, ?>) other).comparator())) {
            entries.changes++;
            entries.fill(other.entrySet().iterator(), more);
            return;
        }
        super.putAll(other);
    }

    public V remove(Object key) {
        SortedEntries.Node<K, V> node = entries.find(key);
        if (node == null) {
            return null;
        }
        V old = node.value;
        entries.remove(node);
        return old;
    }

    public void clear() {
        entries.clear();
    }

    public Object clone() {
        try {
            TreeMap<K, V> copy = (TreeMap<K, V>) super.clone();
            copy.entries = new SortedEntries<K, V>((Comparator<? super K>) (Comparator<?>) entries.order);
            copy.entries.fill(entrySet().iterator(), entries.size);
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public V replace(K key, V value) {
        SortedEntries.Node<K, V> node = entries.find(key);
        return node == null ? null : node.setValue(value);
    }

    public boolean replace(K key, V old, V value) {
        SortedEntries.Node<K, V> node = entries.find(key);
        if (node == null || !Objects.equals(old, node.value)) {
            return false;
        }
        node.value = value;
        return true;
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = entries.changes;
        SortedEntries.Node<K, V> node = entries.first();
        while (node != null) {
            node.value = function.apply(node.key, node.value);
            check(expected);
            node = SortedEntries.after(node);
        }
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = entries.changes;
        SortedEntries.Node<K, V> node = entries.first();
        while (node != null) {
            action.accept(node.key, node.value);
            check(expected);
            node = SortedEntries.after(node);
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        SortedEntries.Place<K, V> place = entries.place(key);
        SortedEntries.Node<K, V> node = place.found;
        if (node != null && node.value != null) {
            return node.value;
        }
        int expected = entries.changes;
        V value = function.apply(key);
        check(expected);
        if (node != null) {
            node.value = value;
        } else if (value != null) {
            entries.insert(place, key, value);
        }
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        SortedEntries.Node<K, V> node = entries.find(key);
        return node == null || node.value == null ? null : computed(node, function);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        SortedEntries.Place<K, V> place = entries.place(key);
        if (place.found != null) {
            return computed(place.found, function);
        }
        int expected = entries.changes;
        V value = function.apply(key, null);
        check(expected);
        if (value != null) {
            entries.insert(place, key, value);
        }
        return value;
    }

    private V computed(SortedEntries.Node<K, V> node, BiFunction<? super K, ? super V, ? extends V> function) {
        int expected = entries.changes;
        V value = function.apply(node.key, node.value);
        check(expected);
        return store(node, value);
    }

    private V store(SortedEntries.Node<K, V> node, V value) {
        if (value == null) {
            entries.remove(node);
        } else {
            node.value = value;
        }
        return value;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Objects.requireNonNull(value);
        SortedEntries.Place<K, V> place = entries.place(key);
        SortedEntries.Node<K, V> node = place.found;
        if (node == null) {
            entries.insert(place, key, value);
            return value;
        }
        if (node.value == null) {
            node.value = value;
            return value;
        }
        int expected = entries.changes;
        V merged = function.apply(node.value, value);
        check(expected);
        return store(node, merged);
    }

    /** A copy of an entry, or null for none. */
    static <K, V> Map.Entry<K, V> copy(SortedEntries.Node<K, V> node) {
        return node == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(node);
    }

    static <K, V> K key(SortedEntries.Node<K, V> node) {
        return node == null ? null : node.key;
    }

    static <K, V> K keyOrFail(SortedEntries.Node<K, V> node) {
        if (node == null) {
            throw new NoSuchElementException();
        }
        return node.key;
    }


    public K firstKey() {
        return keyOrFail(entries.first());
    }

    public K lastKey() {
        return keyOrFail(entries.last());
    }

    public Map.Entry<K, V> firstEntry() {
        return copy(entries.first());
    }

    public Map.Entry<K, V> lastEntry() {
        return copy(entries.last());
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return polled(entries.first());
    }

    public Map.Entry<K, V> pollLastEntry() {
        return polled(entries.last());
    }

    private Map.Entry<K, V> polled(SortedEntries.Node<K, V> node) {
        Map.Entry<K, V> entry = copy(node);
        if (node != null) {
            entries.remove(node);
        }
        return entry;
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return copy(entries.below(key, false));
    }

    public K lowerKey(K key) {
        return key(entries.below(key, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return copy(entries.below(key, true));
    }

    public K floorKey(K key) {
        return key(entries.below(key, true));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return copy(entries.above(key, true));
    }

    public K ceilingKey(K key) {
        return key(entries.above(key, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return copy(entries.above(key, false));
    }

    public K higherKey(K key) {
        return key(entries.above(key, false));
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

    public Collection<V> values() {
        return new Values<K, V>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet<K, V>(this);
    }

    public NavigableMap<K, V> descendingMap() {
        return new SortedView<K, V>(this, false, null, true, false, null, true, true);
    }

    public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
        return new SortedView<K, V>(this, true, from, fromInclusive, true, to, toInclusive, false);
    }

    public NavigableMap<K, V> headMap(K to, boolean inclusive) {
        return new SortedView<K, V>(this, false, null, true, true, to, inclusive, false);
    }

    public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
        return new SortedView<K, V>(this, true, from, inclusive, false, null, true, false);
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

    Iterator<K> keyIterator() {
        return new KeyIterator<K, V>(new SortedCursor<K, V>(entries, entries.first(), false, null, false, false));
    }

    private static final class Values<K, V> extends AbstractCollection<V> {
        private final TreeMap<K, V> map;

        Values(TreeMap<K, V> map) {
            this.map = map;
        }

        public Iterator<V> iterator() {
            SortedEntries<K, V> entries = map.entries;
            return new AbstractMap.ValueIterator<K, V>(
                    new SortedCursor<K, V>(entries, entries.first(), false, null, false, false));
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object value) {
            return map.containsValue(value);
        }

        public boolean remove(Object value) {
            SortedEntries.Node<K, V> node = map.entries.first();
            while (node != null) {
                if (Objects.equals(value, node.value)) {
                    map.entries.remove(node);
                    return true;
                }
                node = SortedEntries.after(node);
            }
            return false;
        }

        public void clear() {
            map.clear();
        }

        public Spliterator<V> spliterator() {
            return Spliterators.spliterator(new AllValues<K, V>(map.entries), Spliterator.ORDERED);
        }
    }

    /** For spliterators, whatever a subclass makes of the methods. */
    private static final class AllValues<K, V> extends AbstractCollection<V> {
        private final SortedEntries<K, V> entries;

        AllValues(SortedEntries<K, V> entries) {
            this.entries = entries;
        }

        public Iterator<V> iterator() {
            return new AbstractMap.ValueIterator<K, V>(
                    new SortedCursor<K, V>(entries, entries.first(), false, null, false, false));
        }

        public int size() {
            return entries.size;
        }
    }

    private static final class EntrySet<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final TreeMap<K, V> map;

        EntrySet(TreeMap<K, V> map) {
            this.map = map;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new SortedCursor<K, V>(map.entries, map.entries.first(), false, null, false, false);
        }

        public int size() {
            return map.size();
        }

        private SortedEntries.Node<K, V> find(Object entry) {
            if (!(entry instanceof Map.Entry)) {
                return null;
            }
            SortedEntries.Node<K, V> node = map.entries.find(((Map.Entry<?, ?>) entry).getKey());
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
            map.entries.remove(node);
            return true;
        }

        public void clear() {
            map.clear();
        }

        public Spliterator<Map.Entry<K, V>> spliterator() {
            Comparator<Object> order = map.entries.order;
            Comparator<Map.Entry<K, V>> byKey = order == null
                    ? (left, right) -> ((Comparable<Object>) left.getKey()).compareTo(right.getKey())
                    : (left, right) -> order.compare(left.getKey(), right.getKey());
            return Spliterators.sorted(new AllEntries<K, V>(map.entries), byKey);
        }
    }

    /** For spliterators, whatever a subclass makes of the methods. */
    private static final class AllEntries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final SortedEntries<K, V> entries;

        AllEntries(SortedEntries<K, V> entries) {
            this.entries = entries;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new SortedCursor<K, V>(entries, entries.first(), false, null, false, false);
        }

        public int size() {
            return entries.size;
        }
    }

    /** For spliterators of the keys, whatever a subclass makes of the methods; backwards with `descending`. */
    static final class AllKeys<K, V> extends AbstractSet<K> {
        private final SortedEntries<K, V> entries;
        private final boolean descending;

        AllKeys(SortedEntries<K, V> entries, boolean descending) {
            this.entries = entries;
            this.descending = descending;
        }

        public Iterator<K> iterator() {
            SortedEntries.Node<K, V> first = descending ? entries.last() : entries.first();
            return new AbstractMap.KeyIterator<K, V>(new SortedCursor<K, V>(entries, first, false, null, descending, false));
        }

        public int size() {
            return entries.size;
        }
    }
}
