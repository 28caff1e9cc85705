// The views that Collections.checkedCollection and its like give; not a class of the JDK's interface.
// Source: documentation of java.util.Collections, Java SE 17.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

final class CheckedViews {
    private CheckedViews() {
    }

    private static <E> E checked(Object element, Class<E> type) {
        if (element != null && !type.isInstance(element)) {
            throw new ClassCastException("Attempt to insert " + element.getClass()
                    + " element into collection with element type " + type);
        }
        return (E) element;
    }

    static class CheckedCollection<E> implements Collection<E>, java.io.Serializable {
        final Collection<E> all;
        final Class<E> type;

        CheckedCollection(Collection<E> all, Class<E> type) {
            this.all = Objects.requireNonNull(all, "c");
            this.type = Objects.requireNonNull(type, "type");
        }

        /** All are checked before the first is added. */
        Collection<E> checkedCopy(Collection<? extends E> other) {
            List<E> copy = new ArrayList<E>();
            for (Object element : other.toArray()) {
                copy.add(checked(element, type));
            }
            return copy;
        }

        public int size() {
            return all.size();
        }

        public boolean isEmpty() {
            return all.isEmpty();
        }

        public boolean contains(Object element) {
            return all.contains(element);
        }

        public Object[] toArray() {
            return all.toArray();
        }

        public <T> T[] toArray(T[] array) {
            return all.toArray(array);
        }

        public <T> T[] toArray(java.util.function.IntFunction<T[]> maker) {
            return all.toArray(maker);
        }

        public String toString() {
            return all.toString();
        }

        public boolean remove(Object element) {
            return all.remove(element);
        }

        public void clear() {
            all.clear();
        }

        public boolean containsAll(Collection<?> other) {
            return all.containsAll(other);
        }

        public boolean removeAll(Collection<?> other) {
            return all.removeAll(other);
        }

        public boolean retainAll(Collection<?> other) {
            return all.retainAll(other);
        }

        public boolean removeIf(Predicate<? super E> filter) {
            return all.removeIf(filter);
        }

        public java.util.stream.Stream<E> stream() {
            return all.stream();
        }

        public Iterator<E> iterator() {
            return all.iterator();
        }

        public boolean add(E element) {
            return all.add(checked(element, type));
        }

        public boolean addAll(Collection<? extends E> other) {
            return all.addAll(checkedCopy(other));
        }
    }

    static class CheckedSet<E> extends CheckedCollection<E> implements Set<E> {
        CheckedSet(Set<E> set, Class<E> type) {
            super(set, type);
        }

        public boolean equals(Object other) {
            return other == this || all.equals(other);
        }

        public int hashCode() {
            return all.hashCode();
        }
    }

    static class CheckedQueue<E> extends CheckedCollection<E> implements Queue<E> {
        private final Queue<E> queue;

        CheckedQueue(Queue<E> queue, Class<E> type) {
            super(queue, type);
            this.queue = queue;
        }

        public E element() {
            return queue.element();
        }

        public E peek() {
            return queue.peek();
        }

        public E poll() {
            return queue.poll();
        }

        public E remove() {
            return queue.remove();
        }

        public boolean offer(E element) {
            return queue.offer(checked(element, type));
        }

        public boolean equals(Object other) {
            return other == this || all.equals(other);
        }

        public int hashCode() {
            return all.hashCode();
        }
    }

    static class CheckedSortedSet<E> extends CheckedSet<E> implements SortedSet<E> {
        private final SortedSet<E> sorted;

        CheckedSortedSet(SortedSet<E> set, Class<E> type) {
            super(set, type);
            sorted = set;
        }

        public Comparator<? super E> comparator() {
            return sorted.comparator();
        }

        public E first() {
            return sorted.first();
        }

        public E last() {
            return sorted.last();
        }

        public SortedSet<E> subSet(E from, E to) {
            return Collections.checkedSortedSet(sorted.subSet(from, to), type);
        }

        public SortedSet<E> headSet(E to) {
            return Collections.checkedSortedSet(sorted.headSet(to), type);
        }

        public SortedSet<E> tailSet(E from) {
            return Collections.checkedSortedSet(sorted.tailSet(from), type);
        }
    }

    static class CheckedNavigableSet<E> extends CheckedSortedSet<E> implements NavigableSet<E> {
        private final NavigableSet<E> set;

        CheckedNavigableSet(NavigableSet<E> set, Class<E> type) {
            super(set, type);
            this.set = set;
        }

        private NavigableSet<E> view(NavigableSet<E> part) {
            return new CheckedNavigableSet<E>(part, type);
        }

        public E lower(E element) {
            return set.lower(element);
        }

        public E floor(E element) {
            return set.floor(element);
        }

        public E ceiling(E element) {
            return set.ceiling(element);
        }

        public E higher(E element) {
            return set.higher(element);
        }

        public E pollFirst() {
            return set.pollFirst();
        }

        public E pollLast() {
            return set.pollLast();
        }

        public NavigableSet<E> descendingSet() {
            return view(set.descendingSet());
        }

        public Iterator<E> descendingIterator() {
            return set.descendingIterator();
        }

        public NavigableSet<E> subSet(E from, E to) {
            return view(set.subSet(from, true, to, false));
        }

        public NavigableSet<E> headSet(E to) {
            return view(set.headSet(to, false));
        }

        public NavigableSet<E> tailSet(E from) {
            return view(set.tailSet(from, true));
        }

        public NavigableSet<E> subSet(E from, boolean fromIncluded, E to, boolean toIncluded) {
            return view(set.subSet(from, fromIncluded, to, toIncluded));
        }

        public NavigableSet<E> headSet(E to, boolean included) {
            return view(set.headSet(to, included));
        }

        public NavigableSet<E> tailSet(E from, boolean included) {
            return view(set.tailSet(from, included));
        }
    }

    static class CheckedList<E> extends CheckedCollection<E> implements List<E> {
        final List<E> list;

        CheckedList(List<E> list, Class<E> type) {
            super(list, type);
            this.list = list;
        }

        public boolean equals(Object other) {
            return other == this || list.equals(other);
        }

        public int hashCode() {
            return list.hashCode();
        }

        public E get(int index) {
            return list.get(index);
        }

        public E remove(int index) {
            return list.remove(index);
        }

        public int indexOf(Object element) {
            return list.indexOf(element);
        }

        public int lastIndexOf(Object element) {
            return list.lastIndexOf(element);
        }

        public E set(int index, E element) {
            return list.set(index, checked(element, type));
        }

        public void add(int index, E element) {
            list.add(index, checked(element, type));
        }

        public boolean addAll(int index, Collection<? extends E> other) {
            return list.addAll(index, checkedCopy(other));
        }

        public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
            list.replaceAll(element -> checked(operator.apply(element), type));
        }

        public void sort(Comparator<? super E> order) {
            list.sort(order);
        }

        public List<E> subList(int from, int to) {
            return Collections.checkedList(list.subList(from, to), type);
        }

        public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        public ListIterator<E> listIterator(int index) {
            ListIterator<E> inner = list.listIterator(index);
            return new ListIterator<E>() {
                public boolean hasNext() {
                    return inner.hasNext();
                }

                public E next() {
                    return inner.next();
                }

                public boolean hasPrevious() {
                    return inner.hasPrevious();
                }

                public E previous() {
                    return inner.previous();
                }

                public int nextIndex() {
                    return inner.nextIndex();
                }

                public int previousIndex() {
                    return inner.previousIndex();
                }

                public void remove() {
                    inner.remove();
                }

                public void set(E element) {
                    inner.set(checked(element, type));
                }

                public void add(E element) {
                    inner.add(checked(element, type));
                }
            };
        }
    }

    static class CheckedRandomAccessList<E> extends CheckedList<E> implements RandomAccess {
        CheckedRandomAccessList(List<E> list, Class<E> type) {
            super(list, type);
        }
    }

    static class CheckedMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, java.io.Serializable {
        final Map<K, V> map;
        final Class<K> keyType;
        final Class<V> valueType;

        CheckedMap(Map<K, V> map, Class<K> keyType, Class<V> valueType) {
            this.map = Objects.requireNonNull(map);
            this.keyType = Objects.requireNonNull(keyType);
            this.valueType = Objects.requireNonNull(valueType);
        }

        private K key(Object key) {
            if (key != null && !keyType.isInstance(key)) {
                throw new ClassCastException("Attempt to insert " + key.getClass()
                        + " key into map with key type " + keyType);
            }
            return (K) key;
        }

        private V value(Object value) {
            if (value != null && !valueType.isInstance(value)) {
                throw new ClassCastException("Attempt to insert " + value.getClass()
                        + " value into map with value type " + valueType);
            }
            return (V) value;
        }

        public int size() {
            return map.size();
        }

        public boolean containsKey(Object key) {
            return map.containsKey(key);
        }

        public boolean containsValue(Object value) {
            return map.containsValue(value);
        }

        public V get(Object key) {
            return map.get(key);
        }

        public V remove(Object key) {
            return map.remove(key);
        }

        public void clear() {
            map.clear();
        }

        public Set<K> keySet() {
            return map.keySet();
        }

        public Collection<V> values() {
            return map.values();
        }

        public boolean equals(Object other) {
            return other == this || map.equals(other);
        }

        public int hashCode() {
            return map.hashCode();
        }

        public String toString() {
            return map.toString();
        }

        public V put(K key, V value) {
            key(key);
            value(value);
            return map.put(key, value);
        }

        /** All are checked before the first is put. */
        public void putAll(Map<? extends K, ? extends V> other) {
            Map<K, V> copy = new LinkedHashMap<K, V>();
            for (Object entry : other.entrySet().toArray()) {
                Map.Entry<?, ?> pair = (Map.Entry<?, ?>) entry;
                K key = key(pair.getKey());
                copy.put(key, value(pair.getValue()));
            }
            map.putAll(copy);
        }

        public V putIfAbsent(K key, V value) {
            key(key);
            value(value);
            return map.putIfAbsent(key, value);
        }

        public boolean remove(Object key, Object value) {
            return map.remove(key, value);
        }

        public boolean replace(K key, V old, V value) {
            key(key);
            value(value);
            return map.replace(key, old, value);
        }

        public V replace(K key, V value) {
            key(key);
            value(value);
            return map.replace(key, value);
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            map.replaceAll((k, v) -> value(function.apply(k, v)));
        }

        public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
            return map.computeIfAbsent(key, k -> {
                V value = function.apply(k);
                key(k);
                return value(value);
            });
        }

        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
            return map.computeIfPresent(key, (k, v) -> {
                V value = function.apply(k, v);
                key(k);
                return value(value);
            });
        }

        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
            return map.compute(key, (k, v) -> {
                V value = function.apply(k, v);
                key(k);
                return value(value);
            });
        }

        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
            return map.merge(key, value, (a, b) -> {
                V merged = function.apply(a, b);
                key(key);
                return value(merged);
            });
        }

        public Set<Map.Entry<K, V>> entrySet() {
            Set<Map.Entry<K, V>> entries = map.entrySet();
            return new AbstractSet<Map.Entry<K, V>>() {
                public int size() {
                    return entries.size();
                }

                public boolean contains(Object entry) {
                    return entries.contains(entry);
                }

                public boolean remove(Object entry) {
                    return entries.remove(entry);
                }

                public void clear() {
                    entries.clear();
                }

                public Iterator<Map.Entry<K, V>> iterator() {
                    Iterator<Map.Entry<K, V>> all = entries.iterator();
                    return new Iterator<Map.Entry<K, V>>() {
                        public boolean hasNext() {
                            return all.hasNext();
                        }

                        public void remove() {
                            all.remove();
                        }

                        public Map.Entry<K, V> next() {
                            return entry(all.next());
                        }
                    };
                }
            };
        }

        private Map.Entry<K, V> entry(Map.Entry<K, V> entry) {
            return new Map.Entry<K, V>() {
                public K getKey() {
                    return entry.getKey();
                }

                public V getValue() {
                    return entry.getValue();
                }

                public V setValue(V value) {
                    return entry.setValue(value(value));
                }

                public int hashCode() {
                    return entry.hashCode();
                }

                public boolean equals(Object other) {
                    return other == this || entry.equals(other);
                }

                public String toString() {
                    return entry.toString();
                }
            };
        }
    }

    static class CheckedSortedMap<K, V> extends CheckedMap<K, V> implements SortedMap<K, V> {
        private final SortedMap<K, V> sorted;

        CheckedSortedMap(SortedMap<K, V> map, Class<K> keyType, Class<V> valueType) {
            super(map, keyType, valueType);
            sorted = map;
        }

        public Comparator<? super K> comparator() {
            return sorted.comparator();
        }

        public K firstKey() {
            return sorted.firstKey();
        }

        public K lastKey() {
            return sorted.lastKey();
        }

        public SortedMap<K, V> subMap(K from, K to) {
            return Collections.checkedSortedMap(sorted.subMap(from, to), keyType, valueType);
        }

        public SortedMap<K, V> headMap(K to) {
            return Collections.checkedSortedMap(sorted.headMap(to), keyType, valueType);
        }

        public SortedMap<K, V> tailMap(K from) {
            return Collections.checkedSortedMap(sorted.tailMap(from), keyType, valueType);
        }
    }

    static class CheckedNavigableMap<K, V> extends CheckedSortedMap<K, V> implements NavigableMap<K, V> {
        private final NavigableMap<K, V> all;

        CheckedNavigableMap(NavigableMap<K, V> map, Class<K> keyType, Class<V> valueType) {
            super(map, keyType, valueType);
            all = map;
        }

        private NavigableMap<K, V> view(NavigableMap<K, V> part) {
            return new CheckedNavigableMap<K, V>(part, keyType, valueType);
        }

        public Map.Entry<K, V> lowerEntry(K key) {
            return all.lowerEntry(key);
        }

        public K lowerKey(K key) {
            return all.lowerKey(key);
        }

        public Map.Entry<K, V> floorEntry(K key) {
            return all.floorEntry(key);
        }

        public K floorKey(K key) {
            return all.floorKey(key);
        }

        public Map.Entry<K, V> ceilingEntry(K key) {
            return all.ceilingEntry(key);
        }

        public K ceilingKey(K key) {
            return all.ceilingKey(key);
        }

        public Map.Entry<K, V> higherEntry(K key) {
            return all.higherEntry(key);
        }

        public K higherKey(K key) {
            return all.higherKey(key);
        }

        public Map.Entry<K, V> firstEntry() {
            return all.firstEntry();
        }

        public Map.Entry<K, V> lastEntry() {
            return all.lastEntry();
        }

        public Map.Entry<K, V> pollFirstEntry() {
            return all.pollFirstEntry();
        }

        public Map.Entry<K, V> pollLastEntry() {
            return all.pollLastEntry();
        }

        public NavigableMap<K, V> descendingMap() {
            return view(all.descendingMap());
        }

        public NavigableSet<K> navigableKeySet() {
            return all.navigableKeySet();
        }

        public NavigableSet<K> keySet() {
            return all.navigableKeySet();
        }

        public NavigableSet<K> descendingKeySet() {
            return all.descendingKeySet();
        }

        public NavigableMap<K, V> subMap(K from, K to) {
            return view(all.subMap(from, true, to, false));
        }

        public NavigableMap<K, V> headMap(K to) {
            return view(all.headMap(to, false));
        }

        public NavigableMap<K, V> tailMap(K from) {
            return view(all.tailMap(from, true));
        }

        public NavigableMap<K, V> subMap(K from, boolean fromIncluded, K to, boolean toIncluded) {
            return view(all.subMap(from, fromIncluded, to, toIncluded));
        }

        public NavigableMap<K, V> headMap(K to, boolean included) {
            return view(all.headMap(to, included));
        }

        public NavigableMap<K, V> tailMap(K from, boolean included) {
            return view(all.tailMap(from, included));
        }
    }
}
