// Models java.lang.Enum. The language calls the constructor with the constant's name and position.
// Source: class documentation, Java SE 17.
// Left out: describeConstable.
package java.lang;

import java.util.Objects;

public abstract class Enum<E extends Enum<E>> implements Comparable<E>, java.io.Serializable {
    private final String name;
    private final int ordinal;

    protected Enum(String name, int ordinal) {
        this.name = name;
        this.ordinal = ordinal;
    }

    public final String name() {
        return name;
    }

    public final int ordinal() {
        return ordinal;
    }

    public String toString() {
        return name;
    }

    public final boolean equals(Object other) {
        return this == other;
    }

    public final int hashCode() {
        return super.hashCode();
    }

    public final int compareTo(E other) {
        return ordinal - ((Enum<?>) other).ordinal;
    }

    /** The enum type itself, also for a constant with a body. */
    public final native Class<E> getDeclaringClass();

    public static <T extends Enum<T>> T valueOf(Class<T> type, String name) {
        Objects.requireNonNull(name, "Name is null");
        T[] constants = type.getEnumConstants();
        if (constants == null) {
            throw new IllegalArgumentException(type.getName() + " is not an enum class");
        }
        for (T constant : constants) {
            if (constant.name().equals(name)) {
                return constant;
            }
        }
        throw new IllegalArgumentException("No enum constant " + type.getCanonicalName() + "." + name);
    }
}
