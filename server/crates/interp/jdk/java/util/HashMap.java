// Models java.util.HashMap. The order of iteration is that of a JVM's: a table of a power of two of
// buckets, doubled when it is as full as its load factor says, in which entries of a bucket keep their order.
// Source: class documentation, Java SE 17. What a subclass overrides is called where a JVM calls it.
// Left out: trees in crowded buckets (more than eight entries), which may change the order in them.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    static final class Node<K, V> extends BaseEntry<K, V> {
        final int hash;
        final K key;
        V value;
        Node<K, V> next;
        /** Neighbours in the order of a LinkedHashMap. */
        Node<K, V> before;
        Node<K, V> after;

        Node(int hash, K key, V value) {
            this.hash = hash;
            this.key = key;
            this.value = value;
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

    private Node<K, V>[] table;
    private int size;
    /** Size at which the table doubles; before there is a table, how large it will be (0: 16). */
    private int threshold;
    private final float loadFactor;
    int modCount;

    public HashMap() {
        loadFactor = 0.75f;
    }

    public HashMap(int capacity) {
        this(capacity, 0.75f);
    }

    public HashMap(int capacity, float loadFactor) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + capacity);
        }
        if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
            throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        threshold = tableSize(capacity);
    }

    public HashMap(Map<? extends K, ? extends V> other) {
        loadFactor = 0.75f;
        putEntries(other, false);
    }

    private static int tableSize(int capacity) {
        int size = 1;
        while (size < capacity && size < 1 << 30) {
            size <<= 1;
        }
        return size;
    }

    private static int spread(Object key) {
        if (key == null) {
            return 0;
        }
        int hash = key.hashCode();
        return hash ^ hash >>> 16;
    }

    private void makeTable() {
        table = (Node<K, V>[]) new Node[threshold == 0 ? 16 : threshold];
        threshold = (int) (table.length * loadFactor);
    }

    private void doubleTable() {
        Node<K, V>[] old = table;
        Node<K, V>[] larger = (Node<K, V>[]) new Node[old.length * 2];
        Node<K, V>[] tails = (Node<K, V>[]) new Node[larger.length];
        for (int i = 0; i < old.length; i++) {
            Node<K, V> node = old[i];
            while (node != null) {
                Node<K, V> next = node.next;
                node.next = null;
                int at = node.hash & larger.length - 1;
                if (tails[at] == null) {
                    larger[at] = node;
                } else {
                    tails[at].next = node;
                }
                tails[at] = node;
                node = next;
            }
        }
        table = larger;
        threshold = (int) (larger.length * loadFactor);
    }

    final Node<K, V> find(Object key) {
        if (table == null) {
            return null;
        }
        int hash = spread(key);
        Node<K, V> node = table[hash & table.length - 1];
        while (node != null) {
            if (node.hash == hash && (node.key == key || key != null && key.equals(node.key))) {
                return node;
            }
            node = node.next;
        }
        return null;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public V get(Object key) {
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        accessed(node);
        return node.value;
    }

    public V getOrDefault(Object key, V otherwise) {
        Node<K, V> node = find(key);
        if (node == null) {
            return otherwise;
        }
        accessed(node);
        return node.value;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V put(K key, V value) {
        Node<K, V> node = find(key);
        if (node != null) {
            V old = node.value;
            node.value = value;
            accessed(node);
            return old;
        }
        insert(key, value, true);
        return null;
    }

    public V putIfAbsent(K key, V value) {
        Node<K, V> node = find(key);
        if (node != null) {
            V old = node.value;
            if (old == null) {
                node.value = value;
            }
            accessed(node);
            return old;
        }
        insert(key, value, true);
        return null;
    }

    private void insert(K key, V value, boolean evicts) {
        if (table == null) {
            makeTable();
        }
        Node<K, V> added = new Node<K, V>(spread(key), key, value);
        int at = added.hash & table.length - 1;
        Node<K, V> last = table[at];
        if (last == null) {
            table[at] = added;
        } else {
            while (last.next != null) {
                last = last.next;
            }
            last.next = added;
        }
        modCount++;
        size++;
        linked(added);
        if (size > threshold) {
            doubleTable();
        }
        if (evicts) {
            inserted();
        }
    }

    /** What the compute methods and merge do first. */
    private void prepare() {
        if (table == null) {
            makeTable();
        } else if (size > threshold) {
            doubleTable();
        }
    }

    /** How the compute methods and merge insert: before the other entries of the bucket. */
    private void insertFirst(K key, V value) {
        Node<K, V> added = new Node<K, V>(spread(key), key, value);
        int at = added.hash & table.length - 1;
        added.next = table[at];
        table[at] = added;
        modCount++;
        size++;
        linked(added);
        inserted();
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        putEntries(other, true);
    }

    /** Whether an eldest entry may go for a new one says `evicts`. */
    final void putEntries(Map<? extends K, ? extends V> other, boolean evicts) {
        int more = other.size();
        if (more <= 0) {
            return;
        }
        if (table == null) {
            int needed = (int) (more / loadFactor + 1.0f);
            if (needed > threshold) {
                threshold = tableSize(needed);
            }
        } else {
            while (more > threshold) {
                doubleTable();
            }
        }
        for (Map.Entry<? extends K, ? extends V> entry : other.entrySet()) {
            K key = entry.getKey();
            V value = entry.getValue();
            Node<K, V> node = find(key);
            if (node == null) {
                insert(key, value, evicts);
            } else {
                node.value = value;
                accessed(node);
            }
        }
    }

    public V remove(Object key) {
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        removeNode(node);
        return node.value;
    }

    public boolean remove(Object key, Object value) {
        Node<K, V> node = find(key);
        if (node == null || !Objects.equals(node.value, value)) {
            return false;
        }
        removeNode(node);
        return true;
    }

    final void removeNode(Node<K, V> node) {
        int at = node.hash & table.length - 1;
        if (table[at] == node) {
            table[at] = node.next;
        } else {
            Node<K, V> previous = table[at];
            while (previous.next != node) {
                previous = previous.next;
            }
            previous.next = node.next;
        }
        modCount++;
        size--;
        unlinked(node);
    }

    public void clear() {
        modCount++;
        if (table != null) {
            for (int i = 0; i < table.length; i++) {
                table[i] = null;
            }
        }
        size = 0;
        unlinkedAll();
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        prepare();
        Node<K, V> node = find(key);
        if (node != null && node.value != null) {
            accessed(node);
            return node.value;
        }
        int expected = modCount;
        V value = function.apply(key);
        check(expected);
        return value == null ? null : store(key, node, value);
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> node = find(key);
        if (node == null || node.value == null) {
            return null;
        }
        int expected = modCount;
        V value = function.apply(key, node.value);
        check(expected);
        return store(key, node, value);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        prepare();
        Node<K, V> node = find(key);
        int expected = modCount;
        V value = function.apply(key, node == null ? null : node.value);
        check(expected);
        return store(key, node, value);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        if (value == null || function == null) {
            throw new NullPointerException();
        }
        prepare();
        Node<K, V> node = find(key);
        if (node == null || node.value == null) {
            return store(key, node, value);
        }
        int expected = modCount;
        V merged = function.apply(node.value, value);
        check(expected);
        return store(key, node, merged);
    }

    private V store(K key, Node<K, V> node, V value) {
        if (node == null) {
            if (value != null) {
                insertFirst(key, value);
            }
        } else if (value == null) {
            removeNode(node);
        } else {
            node.value = value;
            accessed(node);
        }
        return value;
    }

    private void check(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        Node<K, V> node = first();
        while (node != null) {
            action.accept(node.key, node.value);
            node = following(node);
        }
        check(expected);
    }

    // What a LinkedHashMap does differently.

    void linked(Node<K, V> node) {
    }

    void inserted() {
    }

    void accessed(Node<K, V> node) {
    }

    void unlinked(Node<K, V> node) {
    }

    void unlinkedAll() {
    }

    /** The first node in the order of iteration. */
    Node<K, V> first() {
        return table == null ? null : firstFrom(0);
    }

    Node<K, V> following(Node<K, V> node) {
        return node.next != null ? node.next : firstFrom((node.hash & table.length - 1) + 1);
    }

    private Node<K, V> firstFrom(int start) {
        for (int i = start; i < table.length; i++) {
            if (table[i] != null) {
                return table[i];
            }
        }
        return null;
    }

    public boolean containsValue(Object value) {
        Node<K, V> node = first();
        while (node != null) {
            if (node.value == value || value != null && value.equals(node.value)) {
                return true;
            }
            node = following(node);
        }
        return false;
    }

    public V replace(K key, V value) {
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        V old = node.value;
        node.value = value;
        accessed(node);
        return old;
    }

    public boolean replace(K key, V old, V value) {
        Node<K, V> node = find(key);
        if (node == null || !Objects.equals(node.value, old)) {
            return false;
        }
        node.value = value;
        accessed(node);
        return true;
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        Node<K, V> node = first();
        while (node != null) {
            node.value = function.apply(node.key, node.value);
            node = following(node);
        }
        check(expected);
    }

    public Object clone() {
        try {
            HashMap<K, V> copy = (HashMap<K, V>) super.clone();
            copy.table = null;
            copy.size = 0;
            copy.threshold = 0;
            copy.modCount = 0;
            copy.unlinkedAll();
            copy.putEntries(this, false);
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public Set<K> keySet() {
        return new KeySet<K, V>(this);
    }

    public Collection<V> values() {
        return new Values<K, V>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet<K, V>(this);
    }

    /** How its views' spliterators are ordered. */
    int viewOrder() {
        return 0;
    }

    private static final class KeySet<K, V> extends AbstractSet<K> {
        private final HashMap<K, V> map;

        KeySet(HashMap<K, V> map) {
            this.map = map;
        }

        public Iterator<K> iterator() {
            return new KeyIterator<K, V>(map);
        }

        public int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        public Object[] toArray() {
            Object[] array = new Object[map.size];
            int count = 0;
            Node<K, V> node = map.first();
            while (node != null) {
                array[count] = node.key;
                count++;
                node = map.following(node);
            }
            return array;
        }

        public boolean contains(Object key) {
            return map.containsKey(key);
        }

        public boolean remove(Object key) {
            Node<K, V> node = map.find(key);
            if (node == null) {
                return false;
            }
            map.removeNode(node);
            return true;
        }

        public void forEach(Consumer<? super K> action) {
            Objects.requireNonNull(action);
            int expected = map.modCount;
            Node<K, V> node = map.first();
            while (node != null) {
                action.accept(node.key);
                node = map.following(node);
            }
            map.check(expected);
        }

        public Spliterator<K> spliterator() {
            return Spliterators.spliterator(this, Spliterator.DISTINCT | map.viewOrder());
        }
    }

    private static final class Values<K, V> extends AbstractCollection<V> {
        private final HashMap<K, V> map;

        Values(HashMap<K, V> map) {
            this.map = map;
        }

        public Iterator<V> iterator() {
            return new ValueIterator<K, V>(map);
        }

        public int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        public boolean contains(Object value) {
            return map.containsValue(value);
        }

        public void forEach(Consumer<? super V> action) {
            Objects.requireNonNull(action);
            int expected = map.modCount;
            Node<K, V> node = map.first();
            while (node != null) {
                action.accept(node.value);
                node = map.following(node);
            }
            map.check(expected);
        }

        public Spliterator<V> spliterator() {
            return Spliterators.spliterator(this, map.viewOrder());
        }
    }

    private static final class EntrySet<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final HashMap<K, V> map;

        EntrySet(HashMap<K, V> map) {
            this.map = map;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<K, V>(map);
        }

        public int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        private Node<K, V> find(Object entry) {
            if (!(entry instanceof Map.Entry)) {
                return null;
            }
            Node<K, V> node = map.find(((Map.Entry<?, ?>) entry).getKey());
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
            map.removeNode(node);
            return true;
        }

        public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            Objects.requireNonNull(action);
            int expected = map.modCount;
            Node<K, V> node = map.first();
            while (node != null) {
                action.accept(node);
                node = map.following(node);
            }
            map.check(expected);
        }

        public Spliterator<Map.Entry<K, V>> spliterator() {
            return Spliterators.spliterator(this, Spliterator.DISTINCT | map.viewOrder());
        }
    }

    private abstract static class NodeIterator<K, V> {
        private final HashMap<K, V> map;
        private Node<K, V> next;
        private Node<K, V> current;
        private int expected;

        NodeIterator(HashMap<K, V> map) {
            this.map = map;
            next = map.first();
            expected = map.modCount;
        }

        public final boolean hasNext() {
            return next != null;
        }

        final Node<K, V> nextNode() {
            map.check(expected);
            if (next == null) {
                throw new NoSuchElementException();
            }
            current = next;
            next = map.following(current);
            return current;
        }

        public final void remove() {
            if (current == null) {
                throw new IllegalStateException();
            }
            map.check(expected);
            map.removeNode(current);
            current = null;
            expected = map.modCount;
        }
    }

    private static final class KeyIterator<K, V> extends NodeIterator<K, V> implements Iterator<K> {
        KeyIterator(HashMap<K, V> map) {
            super(map);
        }

        public K next() {
            return nextNode().key;
        }
    }

    private static final class ValueIterator<K, V> extends NodeIterator<K, V> implements Iterator<V> {
        ValueIterator(HashMap<K, V> map) {
            super(map);
        }

        public V next() {
            return nextNode().value;
        }
    }

    private static final class EntryIterator<K, V> extends NodeIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        EntryIterator(HashMap<K, V> map) {
            super(map);
        }

        public Map.Entry<K, V> next() {
            return nextNode();
        }
    }
}
