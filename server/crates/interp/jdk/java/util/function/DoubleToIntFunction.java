// Models java.util.function.DoubleToIntFunction.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface DoubleToIntFunction {
    int applyAsInt(double value);
}
