// The map that Map.of, Map.ofEntries and Map.copyOf give; not a class of the JDK's interface. It
// keeps the order of its entries, which is not specified.
// Source: documentation of java.util.Map, Java SE 17.
package java.util;

final class ImmutableMap<K, V> extends AbstractMap<K, V> {
    private final LinkedHashMap<K, V> entries = new LinkedHashMap<K, V>();

    /** Keys and values in turn. */
    static <K, V> ImmutableMap<K, V> of(Object[] pairs) {
        ImmutableMap<K, V> map = new ImmutableMap<K, V>();
        for (int i = 0; i < pairs.length; i += 2) {
            K key = (K) Objects.requireNonNull(pairs[i]);
            if (map.entries.put(key, (V) Objects.requireNonNull(pairs[i + 1])) != null) {
                throw new IllegalArgumentException("duplicate key: " + key);
            }
        }
        return map;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return Collections.unmodifiableMap(entries).entrySet();
    }

    public int size() {
        return entries.size();
    }

    public boolean containsKey(Object key) {
        return entries.containsKey(Objects.requireNonNull(key));
    }

    public V get(Object key) {
        return entries.get(Objects.requireNonNull(key));
    }

    public boolean containsValue(Object value) {
        return entries.containsValue(Objects.requireNonNull(value));
    }

    public V getOrDefault(Object key, V otherwise) {
        V value = get(key);
        return value == null ? otherwise : value;
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V putIfAbsent(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V computeIfAbsent(K key, java.util.function.Function<? super K, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V computeIfPresent(K key, java.util.function.BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V compute(K key, java.util.function.BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V merge(K key, V value, java.util.function.BiFunction<? super V, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V replace(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public boolean replace(K key, V expected, V value) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(java.util.function.BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object key, Object value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        throw new UnsupportedOperationException();
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }
}
