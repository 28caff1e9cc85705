// Models java.util.function.LongToDoubleFunction.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface LongToDoubleFunction {
    double applyAsDouble(long value);
}
