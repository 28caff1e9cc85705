// Models java.util.AbstractMap.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public abstract class AbstractMap<K, V> implements Map<K, V> {
    protected AbstractMap() {
    }

    public abstract Set<Map.Entry<K, V>> entrySet();

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    private Map.Entry<K, V> entryOf(Object key) {
        for (Map.Entry<K, V> entry : entrySet()) {
            if (Objects.equals(key, entry.getKey())) {
                return entry;
            }
        }
        return null;
    }

    public boolean containsValue(Object value) {
        for (Map.Entry<K, V> entry : entrySet()) {
            if (Objects.equals(value, entry.getValue())) {
                return true;
            }
        }
        return false;
    }

    public boolean containsKey(Object key) {
        return entryOf(key) != null;
    }

    public V get(Object key) {
        Map.Entry<K, V> entry = entryOf(key);
        return entry == null ? null : entry.getValue();
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        Iterator<Map.Entry<K, V>> iterator = entrySet().iterator();
        while (iterator.hasNext()) {
            Map.Entry<K, V> entry = iterator.next();
            if (Objects.equals(key, entry.getKey())) {
                V old = entry.getValue();
                iterator.remove();
                return old;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        for (Map.Entry<? extends K, ? extends V> entry : other.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public void clear() {
        entrySet().clear();
    }

    public Set<K> keySet() {
        return new Keys<K, V>(this);
    }

    public Collection<V> values() {
        return new Values<K, V>(this);
    }

    protected Object clone() throws CloneNotSupportedException {
        return super.clone();
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof Map)) {
            return false;
        }
        Map<?, ?> that = (Map<?, ?>) other;
        if (that.size() != size()) {
            return false;
        }
        for (Map.Entry<K, V> entry : entrySet()) {
            K key = entry.getKey();
            V value = entry.getValue();
            Object found = that.get(key);
            if (value == null ? found != null || !that.containsKey(key) : !value.equals(found)) {
                return false;
            }
        }
        return true;
    }

    public int hashCode() {
        int hash = 0;
        for (Map.Entry<K, V> entry : entrySet()) {
            hash += entry.hashCode();
        }
        return hash;
    }

    public String toString() {
        Iterator<Map.Entry<K, V>> iterator = entrySet().iterator();
        if (!iterator.hasNext()) {
            return "{}";
        }
        StringBuilder text = new StringBuilder("{");
        while (true) {
            Map.Entry<K, V> entry = iterator.next();
            K key = entry.getKey();
            V value = entry.getValue();
            text.append(key == this ? "(this Map)" : String.valueOf(key));
            text.append('=');
            text.append(value == this ? "(this Map)" : String.valueOf(value));
            if (!iterator.hasNext()) {
                return text.append('}').toString();
            }
            text.append(", ");
        }
    }

    private static final class Keys<K, V> extends AbstractSet<K> {
        private final AbstractMap<K, V> map;

        Keys(AbstractMap<K, V> map) {
            this.map = map;
        }

        public Iterator<K> iterator() {
            return new KeyIterator<K, V>(map.entrySet().iterator());
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object key) {
            return map.containsKey(key);
        }

        public boolean isEmpty() {
            return map.isEmpty();
        }

        public void clear() {
            map.clear();
        }
    }

    static final class KeyIterator<K, V> implements Iterator<K> {
        private final Iterator<Map.Entry<K, V>> entries;

        KeyIterator(Iterator<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public K next() {
            return entries.next().getKey();
        }

        public void remove() {
            entries.remove();
        }
    }

    private static final class Values<K, V> extends AbstractCollection<V> {
        private final AbstractMap<K, V> map;

        Values(AbstractMap<K, V> map) {
            this.map = map;
        }

        public Iterator<V> iterator() {
            return new ValueIterator<K, V>(map.entrySet().iterator());
        }

        public boolean isEmpty() {
            return map.isEmpty();
        }

        public boolean contains(Object value) {
            return map.containsValue(value);
        }

        public int size() {
            return map.size();
        }

        public void clear() {
            map.clear();
        }
    }

    static final class ValueIterator<K, V> implements Iterator<V> {
        private final Iterator<Map.Entry<K, V>> entries;

        ValueIterator(Iterator<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public V next() {
            return entries.next().getValue();
        }

        public void remove() {
            entries.remove();
        }
    }

    /** What the kinds of entries have in common. */
    static abstract class BaseEntry<K, V> implements Map.Entry<K, V> {
        public boolean equals(Object other) {
            if (!(other instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> that = (Map.Entry<?, ?>) other;
            return Objects.equals(getKey(), that.getKey()) && Objects.equals(getValue(), that.getValue());
        }

        public int hashCode() {
            return Objects.hashCode(getKey()) ^ Objects.hashCode(getValue());
        }

        public String toString() {
            return getKey() + "=" + getValue();
        }
    }

    public static class SimpleEntry<K, V> extends BaseEntry<K, V> implements java.io.Serializable {
        private final K key;
        private V value;

        public SimpleEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleEntry(Map.Entry<? extends K, ? extends V> entry) {
            this(entry.getKey(), entry.getValue());
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }
    }

    public static class SimpleImmutableEntry<K, V> extends BaseEntry<K, V> implements java.io.Serializable {
        private final K key;
        private final V value;

        public SimpleImmutableEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleImmutableEntry(Map.Entry<? extends K, ? extends V> entry) {
            this(entry.getKey(), entry.getValue());
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
        }
    }
}
