// What java.util.TreeMap and its views share: the entries in an array, sorted by key, and the
// comparisons. Not a class of the JDK's interface.
// Source: documentation of java.util.TreeMap, Java SE 17. An array instead of a tree: the order of
// iteration is the same, the number of comparisons is not. As in a tree, the key that is looked for is
// the first argument, so that keys a comparator never calls equal lie as on a JVM; one that contradicts
// itself may give another order.
package java.util;

final class SortedEntries<K, V> {
    final Comparator<Object> order;
    private Object[] entries = new Object[8];
    int size;
    int changes;

    SortedEntries(Comparator<? super K> order) {
        this.order = (Comparator<Object>) order;
    }

    int compare(Object left, Object right) {
        if (order != null) {
            return order.compare(left, right);
        }
        if (left == null || right == null) {
            throw new NullPointerException();
        }
        return ((Comparable<Object>) left).compareTo(right);
    }

    AbstractMap.SimpleEntry<K, V> at(int index) {
        return (AbstractMap.SimpleEntry<K, V>) entries[index];
    }

    /** Number of entries with keys less than the key, or with `orEqual` not greater. */
    int countBefore(Object key, boolean orEqual) {
        int low = 0;
        int high = size;
        if (size == 0) {
            // The key must be comparable even if there is nothing to compare it to.
            compare(key, key);
        }
        while (low < high) {
            int middle = low + high >>> 1;
            int result = compare(key, at(middle).getKey());
            if (result > 0 || result == 0 && orEqual) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Index of the key, or -1. */
    int indexOf(Object key) {
        int index = countBefore(key, false);
        return index < size && compare(key, at(index).getKey()) == 0 ? index : -1;
    }

    /** The value before, or null. */
    V put(K key, V value) {
        if (key == null && size == 0 && order == null) {
            // The first key is compared with itself.
            throw new NullPointerException(
                    "Cannot invoke \"java.lang.Comparable.compareTo(Object)\" because \"k1\" is null");
        }
        int index = countBefore(key, false);
        if (index < size && compare(key, at(index).getKey()) == 0) {
            return at(index).setValue(value);
        }
        if (size == entries.length) {
            Object[] larger = new Object[2 * size];
            System.arraycopy(entries, 0, larger, 0, size);
            entries = larger;
        }
        System.arraycopy(entries, index, entries, index + 1, size - index);
        entries[index] = new Entry<K, V>(key, value);
        size++;
        changes++;
        return null;
    }

    AbstractMap.SimpleEntry<K, V> removeAt(int index) {
        AbstractMap.SimpleEntry<K, V> removed = at(index);
        System.arraycopy(entries, index + 1, entries, index, size - index - 1);
        size--;
        entries[size] = null;
        changes++;
        return removed;
    }

    private static final class Entry<K, V> extends AbstractMap.SimpleEntry<K, V> {
        Entry(K key, V value) {
            super(key, value);
        }
    }
}
