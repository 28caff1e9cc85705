// Models java.util.WeakHashMap: no key is ever collected. Entries are in the order of a HashMap, which a JVM's need
// not be.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public class WeakHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V> {
    private final HashMap<K, V> entries;

    public WeakHashMap() {
        entries = new HashMap<K, V>();
    }

    public WeakHashMap(int capacity) {
        entries = new HashMap<K, V>(capacity);
    }

    public WeakHashMap(int capacity, float loadFactor) {
        entries = new HashMap<K, V>(capacity, loadFactor);
    }

    public WeakHashMap(Map<? extends K, ? extends V> other) {
        entries = new HashMap<K, V>(other);
    }

    public V get(Object key) {
        return entries.get(key);
    }

    public V put(K key, V value) {
        return entries.put(key, value);
    }

    public V remove(Object key) {
        return entries.remove(key);
    }

    public boolean containsKey(Object key) {
        return entries.containsKey(key);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return entries.entrySet();
    }
}
