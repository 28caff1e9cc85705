// Models java.util.HashSet. The order of iteration is that of a JVM's; see HashMap.
// Source: class documentation, Java SE 17. What a subclass overrides is called where a JVM calls it.
// Left out: nothing.
package java.util;

public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, java.io.Serializable {
    private HashMap<E, Object> map;

    public HashSet() {
        map = new HashMap<E, Object>();
    }

    public HashSet(int capacity) {
        map = new HashMap<E, Object>(capacity);
    }

    public HashSet(int capacity, float loadFactor) {
        map = new HashMap<E, Object>(capacity, loadFactor);
    }

    public HashSet(Collection<? extends E> other) {
        map = new HashMap<E, Object>(Math.max((int) (other.size() / .75f) + 1, 16));
        addAll(other);
    }

    /** For LinkedHashSet. */
    HashSet(HashMap<E, Object> map) {
        this.map = map;
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean contains(Object element) {
        return map.containsKey(element);
    }

    public boolean add(E element) {
        return map.put(element, Boolean.TRUE) == null;
    }

    public boolean remove(Object element) {
        return map.remove(element) != null;
    }

    public void clear() {
        map.clear();
    }

    public Object clone() {
        try {
            HashSet<E> copy = (HashSet<E>) super.clone();
            copy.map = (HashMap<E, Object>) map.clone();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public Object[] toArray() {
        return map.keySet().toArray();
    }

    public <T> T[] toArray(T[] target) {
        return map.keySet().toArray(target);
    }

    public Spliterator<E> spliterator() {
        return map.keySet().spliterator();
    }
}
