// Models java.util.LinkedHashMap.
// Source: class documentation, Java SE 17. What a subclass overrides is called where a JVM calls it.
// Left out: nothing.
package java.util;

public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
    private HashMap.Node<K, V> head;
    private HashMap.Node<K, V> tail;
    private final boolean accessOrder;

    public LinkedHashMap() {
        accessOrder = false;
    }

    public LinkedHashMap(int capacity) {
        super(capacity);
        accessOrder = false;
    }

    public LinkedHashMap(int capacity, float loadFactor) {
        super(capacity, loadFactor);
        accessOrder = false;
    }

    public LinkedHashMap(int capacity, float loadFactor, boolean accessOrder) {
        super(capacity, loadFactor);
        this.accessOrder = accessOrder;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> other) {
        accessOrder = false;
        putEntries(other, false);
    }

    void linked(HashMap.Node<K, V> node) {
        node.before = tail;
        node.after = null;
        if (tail == null) {
            head = node;
        } else {
            tail.after = node;
        }
        tail = node;
    }

    void inserted() {
        if (head != null && removeEldestEntry(head)) {
            removeNode(head);
        }
    }

    void accessed(HashMap.Node<K, V> node) {
        if (accessOrder && tail != node) {
            unlinked(node);
            linked(node);
            modCount++;
        }
    }

    void unlinked(HashMap.Node<K, V> node) {
        if (node.before == null) {
            head = node.after;
        } else {
            node.before.after = node.after;
        }
        if (node.after == null) {
            tail = node.before;
        } else {
            node.after.before = node.before;
        }
    }

    void unlinkedAll() {
        head = null;
        tail = null;
    }

    HashMap.Node<K, V> first() {
        return head;
    }

    HashMap.Node<K, V> following(HashMap.Node<K, V> node) {
        return node.after;
    }

    int viewOrder() {
        return Spliterator.ORDERED;
    }

    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }
}
