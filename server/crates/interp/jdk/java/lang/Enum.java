// Models java.lang.Enum. The language calls the constructor with the constant's name and position.
// Source: class documentation, Java SE 17.
// Left out: describeConstable, valueOf(Class, String).
package java.lang;

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
}
