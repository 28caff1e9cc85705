// Models java.util.function.LongToIntFunction.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface LongToIntFunction {
    int applyAsInt(long value);
}
