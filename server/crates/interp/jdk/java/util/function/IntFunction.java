// Models java.util.function.IntFunction.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface IntFunction<R> {
    R apply(int value);
}
