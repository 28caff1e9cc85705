// Models java.util.EnumMap: entries in the order of the constants. Iterators don't notice modifications.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements java.io.Serializable, Cloneable {
    private final Class<K> type;
    private final K[] constants;
    private final Object[] values;
    private final boolean[] present;
    private int size;

    public EnumMap(Class<K> type) {
        this.type = type;
        constants = type.getEnumConstants();
        values = new Object[constants.length];
        present = new boolean[constants.length];
    }

    public EnumMap(EnumMap<K, ? extends V> other) {
        this(other.type);
        putAll(other);
    }

    public EnumMap(Map<K, ? extends V> other) {
        this(typeOf(other));
        putAll(other);
    }

    private static <K extends Enum<K>> Class<K> typeOf(Map<K, ?> map) {
        if (map instanceof EnumMap) {
            return ((EnumMap<K, ?>) map).type;
        }
        if (map.isEmpty()) {
            throw new IllegalArgumentException("Specified map is empty");
        }
        return map.keySet().iterator().next().getDeclaringClass();
    }

    /** Where a key's value is, or -1. */
    private int find(Object key) {
        if (!(key instanceof Enum) || ((Enum<?>) key).getDeclaringClass() != (Object) type) {
            return -1;
        }
        int at = ((Enum<?>) key).ordinal();
        return present[at] ? at : -1;
    }

    public int size() {
        return size;
    }

    public boolean containsKey(Object key) {
        return find(key) >= 0;
    }

    public boolean containsValue(Object value) {
        for (int i = 0; i < values.length; i++) {
            if (present[i] && Objects.equals(value, values[i])) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        int at = find(key);
        return at < 0 ? null : (V) values[at];
    }

    public V put(K key, V value) {
        Class<?> given = key.getDeclaringClass();
        if (given != (Object) type) {
            throw new ClassCastException(key.getClass() + " != " + type);
        }
        int at = key.ordinal();
        V old = (V) values[at];
        values[at] = value;
        if (!present[at]) {
            present[at] = true;
            size++;
        }
        return old;
    }

    public V remove(Object key) {
        int at = find(key);
        if (at < 0) {
            return null;
        }
        V old = (V) values[at];
        removeAt(at);
        return old;
    }

    private void removeAt(int at) {
        values[at] = null;
        present[at] = false;
        size--;
    }

    public void clear() {
        for (int i = 0; i < values.length; i++) {
            values[i] = null;
            present[i] = false;
        }
        size = 0;
    }

    public EnumMap<K, V> clone() {
        return new EnumMap<K, V>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<Map.Entry<K, V>>() {
            public int size() {
                return size;
            }

            public void clear() {
                EnumMap.this.clear();
            }

            public Iterator<Map.Entry<K, V>> iterator() {
                return new EntryIterator();
            }
        };
    }

    private final class EntryIterator implements Iterator<Map.Entry<K, V>> {
        private int next;
        private int last = -1;

        public boolean hasNext() {
            while (next < present.length && !present[next]) {
                next++;
            }
            return next < present.length;
        }

        public Map.Entry<K, V> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = next++;
            return new Entry(last);
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (present[last]) {
                removeAt(last);
            }
            last = -1;
        }
    }

    private final class Entry extends BaseEntry<K, V> {
        private final int at;

        Entry(int at) {
            this.at = at;
        }

        public K getKey() {
            return constants[at];
        }

        public V getValue() {
            return (V) values[at];
        }

        public V setValue(V value) {
            V old = (V) values[at];
            values[at] = value;
            return old;
        }
    }
}
