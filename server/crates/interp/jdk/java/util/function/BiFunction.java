// Models java.util.function.BiFunction.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface BiFunction<T, U, R> {
    R apply(T left, U right);

    default <V> BiFunction<T, U, V> andThen(Function<? super R, ? extends V> after) {
        if (after == null) {
            throw new NullPointerException();
        }
        return (left, right) -> after.apply(apply(left, right));
    }
}
