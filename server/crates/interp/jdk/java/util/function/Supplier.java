// Models java.util.function.Supplier.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface Supplier<T> {
    T get();
}
