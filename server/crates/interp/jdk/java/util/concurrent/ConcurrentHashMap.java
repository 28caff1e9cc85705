// Models java.util.concurrent.ConcurrentHashMap. There is one thread. The order of iteration is that of a
// HashMap, which is a JVM's unless entries share a bucket; iterators go over the entries there are when they are
// made.
// Source: class documentation, Java SE 17.
// Left out: nothing.
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
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
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

    public static <T> KeySetView<T, Boolean> newKeySet() {
        return new KeySetView<T, Boolean>(new ConcurrentHashMap<T, Boolean>(), Boolean.TRUE);
    }

    public static <T> KeySetView<T, Boolean> newKeySet(int capacity) {
        return new KeySetView<T, Boolean>(new ConcurrentHashMap<T, Boolean>(capacity), Boolean.TRUE);
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

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        for (Map.Entry<K, V> entry : entries.entrySet()) {
            entry.setValue(Objects.requireNonNull(function.apply(entry.getKey(), entry.getValue())));
        }
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

    public KeySetView<K, V> keySet() {
        return new KeySetView<K, V>(this, null);
    }

    public KeySetView<K, V> keySet(V mapped) {
        return new KeySetView<K, V>(this, Objects.requireNonNull(mapped));
    }

    /** The keys as AbstractMap has them. */
    private Set<K> plainKeys() {
        return super.keySet();
    }

    public static final class KeySetView<K, V> extends AbstractSet<K> implements Set<K>, java.io.Serializable {
        private final ConcurrentHashMap<K, V> map;
        private final Set<K> keys;
        private final V mapped;

        KeySetView(ConcurrentHashMap<K, V> map, V mapped) {
            this.map = map;
            this.keys = map.plainKeys();
            this.mapped = mapped;
        }

        public ConcurrentHashMap<K, V> getMap() {
            return map;
        }

        public V getMappedValue() {
            return mapped;
        }

        public int size() {
            return keys.size();
        }

        public boolean contains(Object key) {
            return map.containsKey(key);
        }

        public boolean add(K key) {
            if (mapped == null) {
                throw new UnsupportedOperationException();
            }
            return map.putIfAbsent(key, mapped) == null;
        }

        public boolean addAll(Collection<? extends K> other) {
            boolean added = false;
            for (K key : other) {
                added |= add(key);
            }
            return added;
        }

        public boolean remove(Object key) {
            return map.remove(key) != null;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<K> iterator() {
            return keys.iterator();
        }

        public Stream<K> stream() {
            return StreamSupport.of(this, false);
        }
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

    // The bulk operations: whatever the threshold, there is one thread.

    public void forEach(long threshold, BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            action.accept(entry.getKey(), entry.getValue());
        }
    }

    public <U> void forEach(long threshold, BiFunction<? super K, ? super V, ? extends U> f, Consumer<? super U> action) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            U value = f.apply(entry.getKey(), entry.getValue());
            if (value != null) {
                action.accept(value);
            }
        }
    }

    public <U> U search(long threshold, BiFunction<? super K, ? super V, ? extends U> f) {
        Objects.requireNonNull(f);
        for (Map.Entry<K, V> entry : entrySet()) {
            U value = f.apply(entry.getKey(), entry.getValue());
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    public <U> U reduce(long threshold, BiFunction<? super K, ? super V, ? extends U> f, BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        U result = null;
        for (Map.Entry<K, V> entry : entrySet()) {
            U value = f.apply(entry.getKey(), entry.getValue());
            if (value != null) {
                result = result == null ? value : reducer.apply(result, value);
            }
        }
        return result;
    }

    public int reduceToInt(long threshold, ToIntBiFunction<? super K, ? super V> f, int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        int result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsInt(result, f.applyAsInt(entry.getKey(), entry.getValue()));
        }
        return result;
    }

    public long reduceToLong(long threshold, ToLongBiFunction<? super K, ? super V> f, long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        long result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsLong(result, f.applyAsLong(entry.getKey(), entry.getValue()));
        }
        return result;
    }

    public double reduceToDouble(long threshold, ToDoubleBiFunction<? super K, ? super V> f, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        double result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsDouble(result, f.applyAsDouble(entry.getKey(), entry.getValue()));
        }
        return result;
    }

    public void forEachKey(long threshold, Consumer<? super K> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            action.accept(entry.getKey());
        }
    }

    public <U> void forEachKey(long threshold, Function<? super K, ? extends U> f, Consumer<? super U> action) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            U value = f.apply(entry.getKey());
            if (value != null) {
                action.accept(value);
            }
        }
    }

    public <U> U searchKeys(long threshold, Function<? super K, ? extends U> f) {
        Objects.requireNonNull(f);
        for (Map.Entry<K, V> entry : entrySet()) {
            U value = f.apply(entry.getKey());
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    public <U> U reduceKeys(long threshold, Function<? super K, ? extends U> f, BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        U result = null;
        for (Map.Entry<K, V> entry : entrySet()) {
            U value = f.apply(entry.getKey());
            if (value != null) {
                result = result == null ? value : reducer.apply(result, value);
            }
        }
        return result;
    }

    public K reduceKeys(long threshold, BiFunction<? super K, ? super K, ? extends K> reducer) {
        Objects.requireNonNull(reducer);
        K result = null;
        for (Map.Entry<K, V> entry : entrySet()) {
            K value = entry.getKey();
            result = result == null ? value : reducer.apply(result, value);
        }
        return result;
    }

    public int reduceKeysToInt(long threshold, ToIntFunction<? super K> f, int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        int result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsInt(result, f.applyAsInt(entry.getKey()));
        }
        return result;
    }

    public long reduceKeysToLong(long threshold, ToLongFunction<? super K> f, long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        long result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsLong(result, f.applyAsLong(entry.getKey()));
        }
        return result;
    }

    public double reduceKeysToDouble(long threshold, ToDoubleFunction<? super K> f, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        double result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsDouble(result, f.applyAsDouble(entry.getKey()));
        }
        return result;
    }

    public void forEachValue(long threshold, Consumer<? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            action.accept(entry.getValue());
        }
    }

    public <U> void forEachValue(long threshold, Function<? super V, ? extends U> f, Consumer<? super U> action) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            U value = f.apply(entry.getValue());
            if (value != null) {
                action.accept(value);
            }
        }
    }

    public <U> U searchValues(long threshold, Function<? super V, ? extends U> f) {
        Objects.requireNonNull(f);
        for (Map.Entry<K, V> entry : entrySet()) {
            U value = f.apply(entry.getValue());
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    public <U> U reduceValues(long threshold, Function<? super V, ? extends U> f, BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        U result = null;
        for (Map.Entry<K, V> entry : entrySet()) {
            U value = f.apply(entry.getValue());
            if (value != null) {
                result = result == null ? value : reducer.apply(result, value);
            }
        }
        return result;
    }

    public V reduceValues(long threshold, BiFunction<? super V, ? super V, ? extends V> reducer) {
        Objects.requireNonNull(reducer);
        V result = null;
        for (Map.Entry<K, V> entry : entrySet()) {
            V value = entry.getValue();
            result = result == null ? value : reducer.apply(result, value);
        }
        return result;
    }

    public int reduceValuesToInt(long threshold, ToIntFunction<? super V> f, int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        int result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsInt(result, f.applyAsInt(entry.getValue()));
        }
        return result;
    }

    public long reduceValuesToLong(long threshold, ToLongFunction<? super V> f, long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        long result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsLong(result, f.applyAsLong(entry.getValue()));
        }
        return result;
    }

    public double reduceValuesToDouble(long threshold, ToDoubleFunction<? super V> f, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        double result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsDouble(result, f.applyAsDouble(entry.getValue()));
        }
        return result;
    }

    public void forEachEntry(long threshold, Consumer<? super Map.Entry<K, V>> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            action.accept(entry);
        }
    }

    public <U> void forEachEntry(long threshold, Function<Map.Entry<K, V>, ? extends U> f, Consumer<? super U> action) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            U value = f.apply(entry);
            if (value != null) {
                action.accept(value);
            }
        }
    }

    public <U> U searchEntries(long threshold, Function<Map.Entry<K, V>, ? extends U> f) {
        Objects.requireNonNull(f);
        for (Map.Entry<K, V> entry : entrySet()) {
            U value = f.apply(entry);
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    public <U> U reduceEntries(long threshold, Function<Map.Entry<K, V>, ? extends U> f, BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        U result = null;
        for (Map.Entry<K, V> entry : entrySet()) {
            U value = f.apply(entry);
            if (value != null) {
                result = result == null ? value : reducer.apply(result, value);
            }
        }
        return result;
    }

    public Map.Entry<K, V> reduceEntries(long threshold, BiFunction<Map.Entry<K, V>, Map.Entry<K, V>, ? extends Map.Entry<K, V>> reducer) {
        Objects.requireNonNull(reducer);
        Map.Entry<K, V> result = null;
        for (Map.Entry<K, V> entry : entrySet()) {
            Map.Entry<K, V> value = entry;
            result = result == null ? value : reducer.apply(result, value);
        }
        return result;
    }

    public int reduceEntriesToInt(long threshold, ToIntFunction<Map.Entry<K, V>> f, int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        int result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsInt(result, f.applyAsInt(entry));
        }
        return result;
    }

    public long reduceEntriesToLong(long threshold, ToLongFunction<Map.Entry<K, V>> f, long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        long result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsLong(result, f.applyAsLong(entry));
        }
        return result;
    }

    public double reduceEntriesToDouble(long threshold, ToDoubleFunction<Map.Entry<K, V>> f, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(reducer);
        double result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsDouble(result, f.applyAsDouble(entry));
        }
        return result;
    }
}
