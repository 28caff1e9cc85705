// Models java.util.IdentityHashMap: keys are compared by identity. Entries are in the order in which they came
// (on a JVM: in an order that differs from run to run).
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public class IdentityHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, java.io.Serializable, Cloneable {
    /** A key by its identity. */
    private static final class Identity {
        final Object object;

        Identity(Object object) {
            this.object = object;
        }

        public boolean equals(Object other) {
            return other instanceof Identity && ((Identity) other).object == object;
        }

        public int hashCode() {
            return System.identityHashCode(object);
        }
    }

    private final LinkedHashMap<Identity, V> entries = new LinkedHashMap<Identity, V>();

    public IdentityHashMap() {
    }

    public IdentityHashMap(int expected) {
        if (expected < 0) {
            throw new IllegalArgumentException("expectedMaxSize is negative: " + expected);
        }
    }

    public IdentityHashMap(Map<? extends K, ? extends V> other) {
        putAll(other);
    }

    public int size() {
        return entries.size();
    }

    public V get(Object key) {
        return entries.get(new Identity(key));
    }

    public boolean containsKey(Object key) {
        return entries.containsKey(new Identity(key));
    }

    public boolean containsValue(Object value) {
        for (V one : entries.values()) {
            if (one == value) {
                return true;
            }
        }
        return false;
    }

    public V put(K key, V value) {
        return entries.put(new Identity(key), value);
    }

    public V remove(Object key) {
        return entries.remove(new Identity(key));
    }

    public void clear() {
        entries.clear();
    }

    public Object clone() {
        return new IdentityHashMap<K, V>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<Map.Entry<K, V>>() {
            public int size() {
                return entries.size();
            }

            public void clear() {
                entries.clear();
            }

            public Iterator<Map.Entry<K, V>> iterator() {
                Iterator<Map.Entry<Identity, V>> all = entries.entrySet().iterator();
                return new Iterator<Map.Entry<K, V>>() {
                    public boolean hasNext() {
                        return all.hasNext();
                    }

                    public Map.Entry<K, V> next() {
                        return new Entry<K, V>(all.next());
                    }

                    public void remove() {
                        all.remove();
                    }
                };
            }
        };
    }

    private static final class Entry<K, V> implements Map.Entry<K, V> {
        private final Map.Entry<Identity, V> entry;

        Entry(Map.Entry<Identity, V> entry) {
            this.entry = entry;
        }

        public K getKey() {
            return (K) entry.getKey().object;
        }

        public V getValue() {
            return entry.getValue();
        }

        public V setValue(V value) {
            return entry.setValue(value);
        }

        public boolean equals(Object other) {
            if (!(other instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> that = (Map.Entry<?, ?>) other;
            return that.getKey() == getKey() && that.getValue() == getValue();
        }

        public int hashCode() {
            return System.identityHashCode(getKey()) ^ System.identityHashCode(getValue());
        }

        public String toString() {
            return getKey() + "=" + getValue();
        }
    }
}
