// Models java.util.function.DoubleFunction.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface DoubleFunction<R> {
    R apply(double value);
}
