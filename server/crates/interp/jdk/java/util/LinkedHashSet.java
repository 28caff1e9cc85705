// Models java.util.LinkedHashSet.
// Source: class documentation, Java SE 17. What a subclass overrides is called where a JVM calls it.
// Left out: nothing.
package java.util;

public class LinkedHashSet<E> extends HashSet<E> implements Set<E> {
    public LinkedHashSet() {
        super(new LinkedHashMap<E, Object>());
    }

    public LinkedHashSet(int capacity) {
        super(new LinkedHashMap<E, Object>(capacity));
    }

    public LinkedHashSet(int capacity, float loadFactor) {
        super(new LinkedHashMap<E, Object>(capacity, loadFactor));
    }

    public LinkedHashSet(Collection<? extends E> other) {
        super(new LinkedHashMap<E, Object>(Math.max(2 * other.size(), 11)));
        addAll(other);
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.DISTINCT | Spliterator.ORDERED);
    }
}
