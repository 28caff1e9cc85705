// java.util.TreeMap and its views: a range of sorted entries, forwards or backwards. Not a class of
// the JDK's interface.
// Source: documentation of java.util.NavigableMap and java.util.TreeMap, Java SE 17.
package java.util;

class SortedView<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V> {
    final SortedEntries<K, V> entries;
    private final boolean hasLow;
    private final K low;
    private final boolean lowInclusive;
    private final boolean hasHigh;
    private final K high;
    private final boolean highInclusive;
    private final boolean descending;

    SortedView(SortedEntries<K, V> entries) {
        this(entries, false, null, false, false, null, false, false);
    }

    private SortedView(SortedEntries<K, V> entries, boolean hasLow, K low, boolean lowInclusive, boolean hasHigh,
            K high, boolean highInclusive, boolean descending) {
        this.entries = entries;
        this.hasLow = hasLow;
        this.low = low;
        this.lowInclusive = lowInclusive;
        this.hasHigh = hasHigh;
        this.high = high;
        this.highInclusive = highInclusive;
        this.descending = descending;
    }

    /** Index of the first entry in the range. */
    private int start() {
        return hasLow ? entries.countBefore(low, !lowInclusive) : 0;
    }

    /** Index after the last entry in the range. */
    private int end() {
        return hasHigh ? Math.max(entries.countBefore(high, highInclusive), start()) : entries.size;
    }

    private boolean inRange(Object key) {
        if (hasLow) {
            int result = entries.compare(key, low);
            if (result < 0 || result == 0 && !lowInclusive) {
                return false;
            }
        }
        if (hasHigh) {
            int result = entries.compare(key, high);
            if (result > 0 || result == 0 && !highInclusive) {
                return false;
            }
        }
        return true;
    }

    final boolean isWhole() {
        return !hasLow && !hasHigh;
    }

    public int size() {
        return end() - start();
    }

    private int find(Object key) {
        return inRange(key) ? entries.indexOf(key) : -1;
    }

    public boolean containsKey(Object key) {
        return find(key) >= 0;
    }

    public V get(Object key) {
        int index = find(key);
        return index < 0 ? null : entries.at(index).getValue();
    }

    public V put(K key, V value) {
        if (!inRange(key)) {
            throw new IllegalArgumentException("key out of range");
        }
        return entries.put(key, value);
    }

    public V remove(Object key) {
        int index = find(key);
        return index < 0 ? null : entries.removeAt(index).getValue();
    }

    public void clear() {
        int start = start();
        for (int i = end() - 1; i >= start; i--) {
            entries.removeAt(i);
        }
    }

    public Comparator<? super K> comparator() {
        return descending ? Collections.reverseOrder((Comparator<K>) (Comparator<?>) entries.order)
                : (Comparator<K>) (Comparator<?>) entries.order;
    }

    /** A copy of the entry, or null where the index is out of the range. */
    private Map.Entry<K, V> copy(int index) {
        if (index < start() || index >= end()) {
            return null;
        }
        return new AbstractMap.SimpleImmutableEntry<K, V>(entries.at(index));
    }

    private static <K, V> K key(Map.Entry<K, V> entry) {
        return entry == null ? null : entry.getKey();
    }

    private static <K, V> K keyOrFail(Map.Entry<K, V> entry) {
        if (entry == null) {
            throw new NoSuchElementException();
        }
        return entry.getKey();
    }

    /** The nearest entry on the side of smaller keys. */
    private Map.Entry<K, V> below(K key, boolean inclusive) {
        return copy(Math.min(entries.countBefore(key, inclusive), end()) - 1);
    }

    private Map.Entry<K, V> above(K key, boolean inclusive) {
        return copy(Math.max(entries.countBefore(key, !inclusive), start()));
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return descending ? above(key, false) : below(key, false);
    }

    public K lowerKey(K key) {
        return key(lowerEntry(key));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return descending ? above(key, true) : below(key, true);
    }

    public K floorKey(K key) {
        return key(floorEntry(key));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return descending ? below(key, true) : above(key, true);
    }

    public K ceilingKey(K key) {
        return key(ceilingEntry(key));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return descending ? below(key, false) : above(key, false);
    }

    public K higherKey(K key) {
        return key(higherEntry(key));
    }

    public Map.Entry<K, V> firstEntry() {
        return copy(descending ? end() - 1 : start());
    }

    public Map.Entry<K, V> lastEntry() {
        return copy(descending ? start() : end() - 1);
    }

    public K firstKey() {
        return keyOrFail(firstEntry());
    }

    public K lastKey() {
        return keyOrFail(lastEntry());
    }

    public Map.Entry<K, V> pollFirstEntry() {
        Map.Entry<K, V> entry = firstEntry();
        if (entry != null) {
            entries.removeAt(descending ? end() - 1 : start());
        }
        return entry;
    }

    public Map.Entry<K, V> pollLastEntry() {
        Map.Entry<K, V> entry = lastEntry();
        if (entry != null) {
            entries.removeAt(descending ? start() : end() - 1);
        }
        return entry;
    }

    public NavigableMap<K, V> descendingMap() {
        return new SortedView<K, V>(entries, hasLow, low, lowInclusive, hasHigh, high, highInclusive, !descending);
    }

    /** A narrower view; bounds in the order of the entries. */
    private SortedView<K, V> narrowed(boolean newLow, K from, boolean fromInclusive, boolean newHigh, K to,
            boolean toInclusive) {
        if (newLow && newHigh && entries.compare(from, to) > 0) {
            throw new IllegalArgumentException("fromKey > toKey");
        }
        if (newLow && !inRange(from) && !isOpenBound(from, fromInclusive)) {
            throw new IllegalArgumentException("fromKey out of range");
        }
        if (newHigh && !inRange(to) && !isOpenBound(to, toInclusive)) {
            throw new IllegalArgumentException("toKey out of range");
        }
        return new SortedView<K, V>(entries, newLow || hasLow, newLow ? from : low,
                newLow ? fromInclusive : lowInclusive, newHigh || hasHigh, newHigh ? to : high,
                newHigh ? toInclusive : highInclusive, descending);
    }

    /** Whether an exclusive bound lies on a bound of this range. */
    private boolean isOpenBound(K key, boolean inclusive) {
        return !inclusive && (!hasLow || entries.compare(key, low) >= 0) && (!hasHigh || entries.compare(key, high) <= 0);
    }

    public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
        return descending ? narrowed(true, to, toInclusive, true, from, fromInclusive)
                : narrowed(true, from, fromInclusive, true, to, toInclusive);
    }

    public NavigableMap<K, V> headMap(K to, boolean inclusive) {
        entries.compare(to, to);
        return descending ? narrowed(true, to, inclusive, false, null, false)
                : narrowed(false, null, false, true, to, inclusive);
    }

    public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
        entries.compare(from, from);
        return descending ? narrowed(false, null, false, true, from, inclusive)
                : narrowed(true, from, inclusive, false, null, false);
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

    private static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final SortedView<K, V> view;

        Entries(SortedView<K, V> view) {
            this.view = view;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new Cursor<K, V>(view);
        }

        public int size() {
            return view.size();
        }

        public void clear() {
            view.clear();
        }
    }

    private static final class Cursor<K, V> implements Iterator<Map.Entry<K, V>> {
        private final SortedView<K, V> view;
        private int next;
        private int start;
        private int end;
        private int last = -1;
        private int expected;

        Cursor(SortedView<K, V> view) {
            this.view = view;
            start = view.start();
            end = view.end();
            next = view.descending ? end - 1 : start;
            expected = view.entries.changes;
        }

        public boolean hasNext() {
            return next >= start && next < end;
        }

        public Map.Entry<K, V> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            if (view.entries.changes != expected) {
                throw new ConcurrentModificationException();
            }
            last = next;
            next += view.descending ? -1 : 1;
            return view.entries.at(last);
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (view.entries.changes != expected) {
                throw new ConcurrentModificationException();
            }
            view.entries.removeAt(last);
            if (!view.descending) {
                next--;
            }
            end--;
            last = -1;
            expected = view.entries.changes;
        }
    }
}
