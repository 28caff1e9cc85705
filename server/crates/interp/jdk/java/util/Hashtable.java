// Models java.util.Hashtable. The order of iteration is a JVM's: buckets from the last to the first, the newest
// entry of a bucket first; the table grows to twice its size and one.
// Source: class documentation, Java SE 17; java.util.Map's. What a subclass overrides is called where a JVM calls it.
// Left out: nothing; there is one thread, so that nothing has to be synchronised.
package java.util;

import java.util.function.BiConsumer;
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
        for (int i = table.length - 1; i >= 0; i--) {
            Node<K, V> node = table[i];
            while (node != null) {
                if (node.value.equals(value)) {
                    return true;
                }
                node = node.next;
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
        insert(key, value);
        return null;
    }

    private void insert(K key, V value) {
        if (size >= (int) (table.length * loadFactor)) {
            rehash();
        }
        int hash = key.hashCode();
        int at = bucket(hash);
        table[at] = new Node<K, V>(hash, key, value, table[at]);
        size++;
        changes++;
    }

    protected void rehash() {
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

    private void check(int expected) {
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public V getOrDefault(Object key, V otherwise) {
        V value = get(key);
        return value == null ? otherwise : value;
    }

    public V putIfAbsent(K key, V value) {
        Objects.requireNonNull(value);
        Node<K, V> node = find(key);
        if (node != null) {
            return node.value;
        }
        insert(key, value);
        return null;
    }

    public boolean remove(Object key, Object value) {
        Objects.requireNonNull(value);
        Node<K, V> node = find(key);
        if (node == null || !node.value.equals(value)) {
            return false;
        }
        unlink(node);
        return true;
    }

    public V replace(K key, V value) {
        Objects.requireNonNull(value);
        Node<K, V> node = find(key);
        return node == null ? null : node.setValue(value);
    }

    public boolean replace(K key, V old, V value) {
        Objects.requireNonNull(old);
        Objects.requireNonNull(value);
        Node<K, V> node = find(key);
        if (node == null || !node.value.equals(old)) {
            return false;
        }
        node.value = value;
        return true;
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = changes;
        Node<K, V>[] all = table;
        for (int i = 0; i < all.length; i++) {
            Node<K, V> node = all[i];
            while (node != null) {
                action.accept(node.key, node.value);
                node = node.next;
                check(expected);
            }
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = changes;
        Node<K, V>[] all = table;
        for (int i = 0; i < all.length; i++) {
            Node<K, V> node = all[i];
            while (node != null) {
                node.value = Objects.requireNonNull(function.apply(node.key, node.value));
                node = node.next;
                check(expected);
            }
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> node = find(key);
        if (node != null) {
            return node.value;
        }
        int expected = changes;
        V value = function.apply(key);
        check(expected);
        if (value != null) {
            insert(key, value);
        }
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> node = find(key);
        return node == null ? null : computed(node, node.key, function);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> node = find(key);
        if (node != null) {
            return computed(node, key, function);
        }
        int expected = changes;
        V value = function.apply(key, null);
        check(expected);
        if (value != null) {
            insert(key, value);
        }
        return value;
    }

    private V computed(Node<K, V> node, K key, BiFunction<? super K, ? super V, ? extends V> function) {
        int expected = changes;
        V value = function.apply(key, node.value);
        check(expected);
        return store(node, value);
    }

    private V store(Node<K, V> node, V value) {
        if (value == null) {
            unlink(node);
        } else {
            node.value = value;
        }
        return value;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> node = find(key);
        if (node != null) {
            int expected = changes;
            V merged = function.apply(node.value, value);
            check(expected);
            return store(node, merged);
        }
        if (value != null) {
            insert(key, value);
        }
        return value;
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
            if (!entry.getValue().equals(that.get(entry.getKey()))) {
                return false;
            }
        }
        return true;
    }

    public int hashCode() {
        int hash = 0;
        for (int i = 0; i < table.length; i++) {
            Node<K, V> node = table[i];
            while (node != null) {
                hash += node.hashCode();
                node = node.next;
            }
        }
        return hash;
    }

    public String toString() {
        int last = size() - 1;
        if (last < 0) {
            return "{}";
        }
        StringBuilder text = new StringBuilder("{");
        Iterator<Map.Entry<K, V>> entries = entrySet().iterator();
        for (int i = 0; i <= last; i++) {
            Map.Entry<K, V> entry = entries.next();
            K key = entry.getKey();
            V value = entry.getValue();
            text.append(i == 0 ? "" : ", ").append(key == this ? "(this Map)" : key.toString());
            text.append('=').append(value == this ? "(this Map)" : value.toString());
        }
        return text.append('}').toString();
    }

    public Object clone() {
        try {
            Hashtable<K, V> copy = (Hashtable<K, V>) super.clone();
            copy.table = (Node<K, V>[]) new Node[table.length];
            for (int i = 0; i < table.length; i++) {
                copy.table[i] = copied(table[i]);
            }
            copy.changes = 0;
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private static <K, V> Node<K, V> copied(Node<K, V> node) {
        return node == null ? null : new Node<K, V>(node.hash, node.key, node.value, copied(node.next));
    }

    public Enumeration<K> keys() {
        return size == 0 ? Collections.emptyEnumeration() : new Enumerator<K>(KEYS, false);
    }

    public Enumeration<V> elements() {
        return size == 0 ? Collections.emptyEnumeration() : new Enumerator<V>(VALUES, false);
    }

    public Set<K> keySet() {
        return new KeySet();
    }

    public Collection<V> values() {
        return new Values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    private final class KeySet extends AbstractSet<K> {
        public Iterator<K> iterator() {
            return size == 0 ? Collections.emptyIterator() : new Enumerator<K>(KEYS, true);
        }

        public int size() {
            return size;
        }

        public boolean contains(Object key) {
            return containsKey(key);
        }

        public boolean remove(Object key) {
            return Hashtable.this.remove(key) != null;
        }

        public void clear() {
            Hashtable.this.clear();
        }
    }

    private final class Values extends AbstractCollection<V> {
        public Iterator<V> iterator() {
            return size == 0 ? Collections.emptyIterator() : new Enumerator<V>(VALUES, true);
        }

        public int size() {
            return size;
        }

        public boolean contains(Object value) {
            return containsValue(value);
        }

        public void clear() {
            Hashtable.this.clear();
        }
    }

    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return size == 0 ? Collections.emptyIterator() : new Enumerator<Map.Entry<K, V>>(ENTRIES, true);
        }

        public int size() {
            return size;
        }

        private Node<K, V> find(Object entry) {
            if (!(entry instanceof Map.Entry)) {
                return null;
            }
            Node<K, V> node = Hashtable.this.find(((Map.Entry<?, ?>) entry).getKey());
            return node != null && node.equals(entry) ? node : null;
        }

        public boolean contains(Object entry) {
            return find(entry) != null;
        }

        public boolean remove(Object entry) {
            Node<K, V> node = find(entry);
            if (node == null) {
                return false;
            }
            unlink(node);
            return true;
        }

        public void clear() {
            Hashtable.this.clear();
        }
    }

    private static final int KEYS = 0;
    private static final int VALUES = 1;
    private static final int ENTRIES = 2;

    /** An iterator, or an enumeration: that notices no changes, and removes nothing. */
    private final class Enumerator<T> implements Enumeration<T>, Iterator<T> {
        private final int kind;
        private final boolean isIterator;
        private final Node<K, V>[] buckets = table;
        private int bucket = table.length;
        private Node<K, V> next;
        private Node<K, V> last;
        private int expected = changes;

        Enumerator(int kind, boolean isIterator) {
            this.kind = kind;
            this.isIterator = isIterator;
        }

        public boolean hasMoreElements() {
            while (next == null && bucket > 0) {
                bucket--;
                next = buckets[bucket];
            }
            return next != null;
        }

        public T nextElement() {
            if (!hasMoreElements()) {
                throw new NoSuchElementException("Hashtable Enumerator");
            }
            last = next;
            next = next.next;
            return (T) (kind == KEYS ? last.key : kind == VALUES ? last.value : last);
        }

        public boolean hasNext() {
            return hasMoreElements();
        }

        public T next() {
            check(expected);
            return nextElement();
        }

        public void remove() {
            if (!isIterator) {
                throw new UnsupportedOperationException();
            }
            if (last == null) {
                throw new IllegalStateException("Hashtable Enumerator");
            }
            check(expected);
            unlink(last);
            expected = changes;
            last = null;
        }
    }
}
