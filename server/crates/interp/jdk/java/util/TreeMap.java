// Models java.util.TreeMap.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public class TreeMap<K, V> extends SortedView<K, V> implements Cloneable, java.io.Serializable {
    public TreeMap() {
        super(new SortedEntries<K, V>(null));
    }

    public TreeMap(Comparator<? super K> order) {
        super(new SortedEntries<K, V>(order));
    }

    public TreeMap(Map<? extends K, ? extends V> other) {
        this();
        putAll(other);
    }

    public Object clone() {
        TreeMap<K, V> copy = new TreeMap<K, V>((Comparator<? super K>) comparator());
        copy.putAll(this);
        return copy;
    }

    public TreeMap(SortedMap<K, ? extends V> other) {
        this(other.comparator());
        putAll(other);
    }
}
