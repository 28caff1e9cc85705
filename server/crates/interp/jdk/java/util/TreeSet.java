// Models java.util.TreeSet.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public class TreeSet<E> extends SortedKeys<E> implements Cloneable, java.io.Serializable {
    public TreeSet() {
        super(new TreeMap<E, Object>());
    }

    public TreeSet(Comparator<? super E> order) {
        super(new TreeMap<E, Object>(order));
    }

    public TreeSet(Collection<? extends E> other) {
        this();
        addAll(other);
    }

    private TreeSet(NavigableMap<E, ?> map) {
        super(map);
    }

    NavigableSet<E> view(NavigableMap<E, ?> map) {
        return new TreeSet<E>(map);
    }

    public boolean add(E element) {
        return ((NavigableMap<E, Object>) map).put(element, Boolean.TRUE) == null;
    }

    public Object clone() {
        TreeSet<E> copy = new TreeSet<E>((Comparator<? super E>) comparator());
        copy.addAll(this);
        return copy;
    }

    public TreeSet(SortedSet<E> other) {
        this(other.comparator());
        addAll(other);
    }
}
