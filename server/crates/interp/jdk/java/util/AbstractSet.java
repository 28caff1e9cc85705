// Models java.util.AbstractSet.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
    protected AbstractSet() {
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof Set)) {
            return false;
        }
        Collection<?> that = (Collection<?>) other;
        return that.size() == size() && containsAll(that);
    }

    public int hashCode() {
        int hash = 0;
        for (E element : this) {
            if (element != null) {
                hash += element.hashCode();
            }
        }
        return hash;
    }

    public boolean removeAll(Collection<?> other) {
        Objects.requireNonNull(other);
        if (size() <= other.size()) {
            return super.removeAll(other);
        }
        boolean changed = false;
        for (Object element : other) {
            changed |= remove(element);
        }
        return changed;
    }
}
