// Models java.util.concurrent.ConcurrentHashMap. There is one thread. The order of iteration is that of a
// HashMap, which is a JVM's unless entries share a bucket; iterators go over the entries there are when they are
// made.
// Source: class documentation, Java SE 17.
// Left out: the bulk operations with a parallelism threshold, KeySetView's own methods.
package java.util.concurrent;

import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, java.io.Serializable {
    private final HashMap<K, V> entries;

    public ConcurrentHashMap() {
        entries = new HashMap<K, V>();
    }

    public ConcurrentHashMap(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException();
        }
        entries = new HashMap<K, V>((int) Math.min(1L << 30, capacity + (capacity >>> 1) + 1L));
    }

    public ConcurrentHashMap(int capacity, float loadFactor) {
        this(capacity, loadFactor, 1);
    }

    public ConcurrentHashMap(int capacity, float loadFactor, int concurrency) {
        if (!(loadFactor > 0.0f) || capacity < 0 || concurrency <= 0) {
            throw new IllegalArgumentException();
        }
        entries = new HashMap<K, V>((int) Math.min(1L << 30, (long) (1.0 + Math.max(capacity, concurrency) / loadFactor)));
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> other) {
        this();
        putAll(other);
    }

    public static <T> Set<T> newKeySet() {
        return Collections.newSetFromMap(new ConcurrentHashMap<T, Boolean>());
    }

    public static <T> Set<T> newKeySet(int capacity) {
        return Collections.newSetFromMap(new ConcurrentHashMap<T, Boolean>(capacity));
    }

    public int size() {
        return entries.size();
    }

    public long mappingCount() {
        return entries.size();
    }

    public boolean contains(Object value) {
        return containsValue(value);
    }

    public boolean containsValue(Object value) {
        return super.containsValue(Objects.requireNonNull(value));
    }

    public Enumeration<K> keys() {
        return Collections.enumeration(keySet());
    }

    public Enumeration<V> elements() {
        return Collections.enumeration(values());
    }

    public V get(Object key) {
        Objects.requireNonNull(key);
        return entries.get(key);
    }

    public V getOrDefault(Object key, V otherwise) {
        Objects.requireNonNull(key);
        return entries.getOrDefault(key, otherwise);
    }

    public boolean containsKey(Object key) {
        Objects.requireNonNull(key);
        return entries.containsKey(key);
    }

    public V remove(Object key) {
        Objects.requireNonNull(key);
        return entries.remove(key);
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(key);
        return entries.computeIfPresent(key, function);
    }

    public V put(K key, V value) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        return entries.put(key, value);
    }

    public V putIfAbsent(K key, V value) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        return entries.putIfAbsent(key, value);
    }

    public V replace(K key, V value) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        return entries.replace(key, value);
    }

    // Unlike a HashMap's, these insert behind the other entries of the bucket.

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(function);
        V old = entries.get(key);
        if (old != null) {
            return old;
        }
        V value = function.apply(key);
        if (value != null) {
            entries.put(key, value);
        }
        return value;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(function);
        return store(key, function.apply(key, entries.get(key)));
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        Objects.requireNonNull(function);
        V old = entries.get(key);
        return store(key, old == null ? value : function.apply(old, value));
    }

    private V store(K key, V value) {
        if (value == null) {
            entries.remove(key);
        } else {
            entries.put(key, value);
        }
        return value;
    }

    public boolean remove(Object key, Object value) {
        Objects.requireNonNull(key);
        return value != null && entries.remove(key, value);
    }

    public boolean replace(K key, V old, V value) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(old);
        Objects.requireNonNull(value);
        return entries.replace(key, old, value);
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        for (Map.Entry<? extends K, ? extends V> entry : other.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public void clear() {
        entries.clear();
    }

    public Set<K> keySet() {
        Set<K> keys = super.keySet();
        return new AbstractSet<K>() {
            public int size() {
                return keys.size();
            }

            public boolean contains(Object key) {
                return keys.contains(key);
            }

            public boolean remove(Object key) {
                return ConcurrentHashMap.this.remove(key) != null;
            }

            public void clear() {
                entries.clear();
            }

            public Iterator<K> iterator() {
                return keys.iterator();
            }

            public Stream<K> stream() {
                return StreamSupport.of(this, false);
            }
        };
    }

    public Collection<V> values() {
        Collection<V> values = super.values();
        return new AbstractCollection<V>() {
            public int size() {
                return values.size();
            }

            public boolean contains(Object value) {
                return values.contains(value);
            }

            public void clear() {
                entries.clear();
            }

            public Iterator<V> iterator() {
                return values.iterator();
            }

            public Stream<V> stream() {
                return StreamSupport.of(this, false);
            }
        };
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<Map.Entry<K, V>>() {
            public Stream<Map.Entry<K, V>> stream() {
                return StreamSupport.of(this, false);
            }

            public int size() {
                return entries.size();
            }

            public void clear() {
                entries.clear();
            }

            public Iterator<Map.Entry<K, V>> iterator() {
                Iterator<Map.Entry<K, V>> all = new ArrayList<Map.Entry<K, V>>(entries.entrySet()).iterator();
                return new Iterator<Map.Entry<K, V>>() {
                    private Map.Entry<K, V> last;

                    public boolean hasNext() {
                        return all.hasNext();
                    }

                    public Map.Entry<K, V> next() {
                        last = all.next();
                        return last;
                    }

                    public void remove() {
                        if (last == null) {
                            throw new IllegalStateException();
                        }
                        entries.remove(last.getKey());
                        last = null;
                    }
                };
            }
        };
    }
}
