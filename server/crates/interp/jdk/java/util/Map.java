// Models java.util.Map.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public interface Map<K, V> {
    interface Entry<K, V> {
        K getKey();

        V getValue();

        V setValue(V value);

        boolean equals(Object other);

        int hashCode();

        static <K, V> Map.Entry<K, V> copyOf(Map.Entry<? extends K, ? extends V> entry) {
            return Map.entry(entry.getKey(), entry.getValue());
        }

        static <K extends Comparable<? super K>, V> Comparator<Map.Entry<K, V>> comparingByKey() {
            return (left, right) -> left.getKey().compareTo(right.getKey());
        }

        static <K, V extends Comparable<? super V>> Comparator<Map.Entry<K, V>> comparingByValue() {
            return (left, right) -> left.getValue().compareTo(right.getValue());
        }

        static <K, V> Comparator<Map.Entry<K, V>> comparingByKey(Comparator<? super K> order) {
            return (left, right) -> order.compare(left.getKey(), right.getKey());
        }

        static <K, V> Comparator<Map.Entry<K, V>> comparingByValue(Comparator<? super V> order) {
            return (left, right) -> order.compare(left.getValue(), right.getValue());
        }
    }

    int size();

    boolean isEmpty();

    boolean containsKey(Object key);

    boolean containsValue(Object value);

    V get(Object key);

    V put(K key, V value);

    V remove(Object key);

    void putAll(Map<? extends K, ? extends V> other);

    void clear();

    Set<K> keySet();

    Collection<V> values();

    Set<Map.Entry<K, V>> entrySet();

    boolean equals(Object other);

    int hashCode();

    default V getOrDefault(Object key, V otherwise) {
        V value = get(key);
        return value != null || containsKey(key) ? value : otherwise;
    }

    default void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            action.accept(entry.getKey(), entry.getValue());
        }
    }

    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        for (Map.Entry<K, V> entry : entrySet()) {
            entry.setValue(function.apply(entry.getKey(), entry.getValue()));
        }
    }

    default V putIfAbsent(K key, V value) {
        V old = get(key);
        if (old == null) {
            put(key, value);
        }
        return old;
    }

    default boolean remove(Object key, Object value) {
        Object found = get(key);
        if (!Objects.equals(found, value) || found == null && !containsKey(key)) {
            return false;
        }
        remove(key);
        return true;
    }

    default boolean replace(K key, V old, V value) {
        Object found = get(key);
        if (!Objects.equals(found, old) || found == null && !containsKey(key)) {
            return false;
        }
        put(key, value);
        return true;
    }

    default V replace(K key, V value) {
        V found = get(key);
        return found != null || containsKey(key) ? put(key, value) : null;
    }

    default V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        V old = get(key);
        if (old != null) {
            return old;
        }
        V value = function.apply(key);
        if (value != null) {
            put(key, value);
        }
        return value;
    }

    default V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        V old = get(key);
        if (old == null) {
            return null;
        }
        return store(this, key, function.apply(key, old));
    }

    default V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        V old = get(key);
        V value = function.apply(key, old);
        if (value == null && old == null && !containsKey(key)) {
            return null;
        }
        return store(this, key, value);
    }

    default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Objects.requireNonNull(value);
        V old = get(key);
        V merged = old == null ? value : function.apply(old, value);
        return store(this, key, merged);
    }

    /** Puts the value, or removes the key for null. */
    private static <K, V> V store(Map<K, V> map, K key, V value) {
        if (value == null) {
            map.remove(key);
        } else {
            map.put(key, value);
        }
        return value;
    }

    static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> other) {
        if (other instanceof ImmutableMap) {
            return (Map<K, V>) other;
        }
        Object[] entries = other.entrySet().toArray();
        Object[] pairs = new Object[2 * entries.length];
        for (int i = 0; i < entries.length; i++) {
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) entries[i];
            pairs[2 * i] = entry.getKey();
            pairs[2 * i + 1] = entry.getValue();
        }
        return ImmutableMap.of(pairs);
    }

    static <K, V> Map.Entry<K, V> entry(K key, V value) {
        return new AbstractMap.SimpleImmutableEntry<K, V>(Objects.requireNonNull(key), Objects.requireNonNull(value)) {
            public V setValue(V value) {
                throw new UnsupportedOperationException("not supported");
            }
        };
    }

    static <K, V> Map<K, V> ofEntries(Map.Entry<? extends K, ? extends V>... entries) {
        Object[] pairs = new Object[2 * entries.length];
        for (int i = 0; i < entries.length; i++) {
            pairs[2 * i] = entries[i].getKey();
            pairs[2 * i + 1] = entries[i].getValue();
        }
        return ImmutableMap.of(pairs);
    }

    static <K, V> Map<K, V> of() {
        return ImmutableMap.of(new Object[] {});
    }

    static <K, V> Map<K, V> of(K k1, V v1) {
        return ImmutableMap.of(new Object[] {k1, v1});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2) {
        return ImmutableMap.of(new Object[] {k1, v1, k2, v2});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3) {
        return ImmutableMap.of(new Object[] {k1, v1, k2, v2, k3, v3});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4) {
        return ImmutableMap.of(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5) {
        return ImmutableMap.of(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6) {
        return ImmutableMap.of(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7) {
        return ImmutableMap.of(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8) {
        return ImmutableMap.of(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9) {
        return ImmutableMap.of(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9, K k10, V v10) {
        return ImmutableMap.of(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9, k10, v10});
    }
}
