// Models java.util.function.LongFunction.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface LongFunction<R> {
    R apply(long value);
}
