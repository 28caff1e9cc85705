// Models java.util.function.BiConsumer.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface BiConsumer<T, U> {
    void accept(T left, U right);

    default BiConsumer<T, U> andThen(BiConsumer<? super T, ? super U> after) {
        if (after == null) {
            throw new NullPointerException();
        }
        return (left, right) -> {
            accept(left, right);
            after.accept(left, right);
        };
    }
}
