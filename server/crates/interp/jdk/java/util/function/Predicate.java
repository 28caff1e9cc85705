// Models java.util.function.Predicate.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface Predicate<T> {
    boolean test(T value);

    default Predicate<T> and(Predicate<? super T> other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return value -> test(value) && other.test(value);
    }

    default Predicate<T> or(Predicate<? super T> other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return value -> test(value) || other.test(value);
    }

    default Predicate<T> negate() {
        return value -> !test(value);
    }

    static <T> Predicate<T> isEqual(Object target) {
        return value -> target == null ? value == null : target.equals(value);
    }

    static <T> Predicate<T> not(Predicate<? super T> target) {
        if (target == null) {
            throw new NullPointerException();
        }
        return value -> !target.test(value);
    }
}
