// Models java.util.function.ToLongBiFunction.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface ToLongBiFunction<T, U> {
    long applyAsLong(T left, U right);
}
