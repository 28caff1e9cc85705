// Models java.util.function.Function.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface Function<T, R> {
    R apply(T value);

    default <V> Function<V, R> compose(Function<? super V, ? extends T> before) {
        if (before == null) {
            throw new NullPointerException();
        }
        return value -> apply(before.apply(value));
    }

    default <V> Function<T, V> andThen(Function<? super R, ? extends V> after) {
        if (after == null) {
            throw new NullPointerException();
        }
        return value -> after.apply(apply(value));
    }

    static <T> Function<T, T> identity() {
        return value -> value;
    }
}
