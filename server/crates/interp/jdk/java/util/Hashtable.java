// Models java.util.Hashtable. The order of iteration is a JVM's: buckets from the last to the first, the newest
// entry of a bucket first; the table grows to twice its size and one.
// Source: class documentation, Java SE 17; java.util.Map's.
// Left out: enumerations don't differ from iterators.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

public class Hashtable<K, V> extends Dictionary<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private static final class Node<K, V> extends AbstractMap.BaseEntry<K, V> {
        final int hash;
        final K key;
        V value;
        Node<K, V> next;

        Node(int hash, K key, V value, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            V old = this.value;
            this.value = Objects.requireNonNull(value);
            return old;
        }
    }

    private Node<K, V>[] table;
    private int size;
    private int changes;
    private final float loadFactor;

    public Hashtable() {
        this(11, 0.75f);
    }

    public Hashtable(int capacity) {
        this(capacity, 0.75f);
    }

    public Hashtable(int capacity, float loadFactor) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
            throw new IllegalArgumentException("Illegal Load: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        table = (Node<K, V>[]) new Node[Math.max(capacity, 1)];
    }

    public Hashtable(Map<? extends K, ? extends V> other) {
        this(Math.max(2 * other.size(), 11), 0.75f);
        putAll(other);
    }

    private int bucket(int hash) {
        return (hash & 0x7FFFFFFF) % table.length;
    }

    private Node<K, V> find(Object key) {
        int hash = key.hashCode();
        Node<K, V> node = table[bucket(hash)];
        while (node != null && !(node.hash == hash && node.key.equals(key))) {
            node = node.next;
        }
        return node;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public V get(Object key) {
        Node<K, V> node = find(key);
        return node == null ? null : node.value;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public boolean contains(Object value) {
        Objects.requireNonNull(value);
        for (V one : values()) {
            if (one.equals(value)) {
                return true;
            }
        }
        return false;
    }

    public boolean containsValue(Object value) {
        return contains(value);
    }

    public V put(K key, V value) {
        Objects.requireNonNull(value);
        Node<K, V> node = find(key);
        if (node != null) {
            V old = node.value;
            node.value = value;
            return old;
        }
        if (size >= (int) (table.length * loadFactor)) {
            grow();
        }
        int hash = key.hashCode();
        int at = bucket(hash);
        table[at] = new Node<K, V>(hash, key, value, table[at]);
        size++;
        changes++;
        return null;
    }

    private void grow() {
        Node<K, V>[] old = table;
        table = (Node<K, V>[]) new Node[old.length * 2 + 1];
        for (int i = old.length - 1; i >= 0; i--) {
            Node<K, V> node = old[i];
            while (node != null) {
                Node<K, V> next = node.next;
                int at = bucket(node.hash);
                node.next = table[at];
                table[at] = node;
                node = next;
            }
        }
        changes++;
    }

    public V remove(Object key) {
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        unlink(node);
        return node.value;
    }

    private void unlink(Node<K, V> node) {
        int at = bucket(node.hash);
        if (table[at] == node) {
            table[at] = node.next;
        } else {
            Node<K, V> previous = table[at];
            while (previous.next != node) {
                previous = previous.next;
            }
            previous.next = node.next;
        }
        size--;
        changes++;
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        for (Map.Entry<? extends K, ? extends V> entry : other.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public void clear() {
        for (int i = 0; i < table.length; i++) {
            table[i] = null;
        }
        size = 0;
        changes++;
    }

    public Enumeration<K> keys() {
        return Collections.enumeration(keySet());
    }

    public Enumeration<V> elements() {
        return Collections.enumeration(values());
    }

    /** The map as one of the usual kind, for what is the same for all of them. */
    private final class View extends AbstractMap<K, V> {
        public Set<Map.Entry<K, V>> entrySet() {
            return Hashtable.this.entrySet();
        }
    }

    public Set<K> keySet() {
        return new View().keySet();
    }

    public Collection<V> values() {
        return new View().values();
    }

    public boolean equals(Object other) {
        return new View().equals(other);
    }

    public int hashCode() {
        return new View().hashCode();
    }

    public String toString() {
        return new View().toString();
    }

    public Object clone() {
        return new Hashtable<K, V>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<Map.Entry<K, V>>() {
            public int size() {
                return size;
            }

            public void clear() {
                Hashtable.this.clear();
            }

            public Iterator<Map.Entry<K, V>> iterator() {
                return new EntryIterator();
            }
        };
    }

    private final class EntryIterator implements Iterator<Map.Entry<K, V>> {
        private int bucket = table.length;
        private Node<K, V> next;
        private Node<K, V> last;
        private int expected = changes;

        public boolean hasNext() {
            while (next == null && bucket > 0) {
                bucket--;
                next = table[bucket];
            }
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
            if (!hasNext()) {
                throw new NoSuchElementException("Hashtable Enumerator");
            }
            last = next;
            next = next.next;
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException("Hashtable Enumerator");
            }
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
            unlink(last);
            expected = changes;
            last = null;
        }
    }
}
