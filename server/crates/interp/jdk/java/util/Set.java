// Models java.util.Set.
// Source: interface documentation, Java SE 17.
// Left out: spliterators.
package java.util;

public interface Set<E> extends Collection<E> {
    static <E> Set<E> copyOf(Collection<? extends E> other) {
        return other instanceof ImmutableSet ? (Set<E>) other : ImmutableSet.of(new HashSet<E>(other).toArray());
    }

    static <E> Set<E> of() {
        return ImmutableSet.of(new Object[] {});
    }

    static <E> Set<E> of(E e1) {
        return ImmutableSet.of(new Object[] {e1});
    }

    static <E> Set<E> of(E e1, E e2) {
        return ImmutableSet.of(new Object[] {e1, e2});
    }

    static <E> Set<E> of(E e1, E e2, E e3) {
        return ImmutableSet.of(new Object[] {e1, e2, e3});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4) {
        return ImmutableSet.of(new Object[] {e1, e2, e3, e4});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5) {
        return ImmutableSet.of(new Object[] {e1, e2, e3, e4, e5});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return ImmutableSet.of(new Object[] {e1, e2, e3, e4, e5, e6});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return ImmutableSet.of(new Object[] {e1, e2, e3, e4, e5, e6, e7});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return ImmutableSet.of(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return ImmutableSet.of(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return ImmutableSet.of(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10});
    }

    static <E> Set<E> of(E... elements) {
        return ImmutableSet.of(elements);
    }

    default Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.DISTINCT);
    }
}
