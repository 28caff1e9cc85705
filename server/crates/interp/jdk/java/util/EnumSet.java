// Models java.util.EnumSet: constants in their order. Iterators don't notice modifications.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public abstract class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, java.io.Serializable {
    EnumSet() {
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> type) {
        E[] constants = type.getEnumConstants();
        if (constants == null) {
            throw new ClassCastException(type + " not an enum");
        }
        return new Flags<E>(type, constants, new boolean[constants.length]);
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> type) {
        EnumSet<E> set = noneOf(type);
        for (E constant : type.getEnumConstants()) {
            set.add(constant);
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> other) {
        return other.clone();
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> other) {
        if (other instanceof EnumSet) {
            return ((EnumSet<E>) other).clone();
        }
        if (other.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        Iterator<E> iterator = other.iterator();
        EnumSet<E> set = of(iterator.next());
        while (iterator.hasNext()) {
            set.add(iterator.next());
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> other) {
        Flags<E> from = (Flags<E>) other;
        EnumSet<E> set = noneOf(from.type);
        for (E constant : from.constants) {
            if (!from.contains(constant)) {
                set.add(constant);
            }
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first) {
        EnumSet<E> set = noneOf(first.getDeclaringClass());
        set.add(first);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E second) {
        EnumSet<E> set = of(first);
        set.add(second);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E second, E third) {
        EnumSet<E> set = of(first, second);
        set.add(third);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E second, E third, E fourth) {
        EnumSet<E> set = of(first, second, third);
        set.add(fourth);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E second, E third, E fourth, E fifth) {
        EnumSet<E> set = of(first, second, third, fourth);
        set.add(fifth);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> set = of(first);
        for (E element : rest) {
            set.add(element);
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.compareTo(to) > 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        Class<E> type = from.getDeclaringClass();
        EnumSet<E> set = noneOf(type);
        E[] constants = type.getEnumConstants();
        for (int i = from.ordinal(); i <= to.ordinal(); i++) {
            set.add(constants[i]);
        }
        return set;
    }

    public abstract EnumSet<E> clone();

    private static final class Flags<E extends Enum<E>> extends EnumSet<E> {
        final Class<E> type;
        final E[] constants;
        private final boolean[] present;

        Flags(Class<E> type, E[] constants, boolean[] present) {
            this.type = type;
            this.constants = constants;
            this.present = present;
        }

        private boolean isMember(Object element) {
            return element instanceof Enum && ((Enum<?>) element).getDeclaringClass() == (Object) type;
        }

        public int size() {
            int size = 0;
            for (boolean flag : present) {
                if (flag) {
                    size++;
                }
            }
            return size;
        }

        public boolean contains(Object element) {
            return isMember(element) && present[((Enum<?>) element).ordinal()];
        }

        public boolean add(E element) {
            Objects.requireNonNull(element);
            if (!isMember(element)) {
                throw new ClassCastException(element.getClass() + " != " + type);
            }
            boolean added = !present[element.ordinal()];
            present[element.ordinal()] = true;
            return added;
        }

        public boolean remove(Object element) {
            boolean removed = contains(element);
            if (removed) {
                present[((Enum<?>) element).ordinal()] = false;
            }
            return removed;
        }

        public void clear() {
            for (int i = 0; i < present.length; i++) {
                present[i] = false;
            }
        }

        public EnumSet<E> clone() {
            return new Flags<E>(type, constants, present.clone());
        }

        public Iterator<E> iterator() {
            return new Iterator<E>() {
                private int next;
                private int last = -1;

                public boolean hasNext() {
                    while (next < present.length && !present[next]) {
                        next++;
                    }
                    return next < present.length;
                }

                public E next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException();
                    }
                    last = next++;
                    return constants[last];
                }

                public void remove() {
                    if (last < 0) {
                        throw new IllegalStateException();
                    }
                    present[last] = false;
                    last = -1;
                }
            };
        }
    }
}
