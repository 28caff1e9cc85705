// Models java.util.function.LongSupplier.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface LongSupplier {
    long getAsLong();
}
