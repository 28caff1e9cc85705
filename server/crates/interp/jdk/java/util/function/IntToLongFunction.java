// Models java.util.function.IntToLongFunction.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface IntToLongFunction {
    long applyAsLong(int value);
}
