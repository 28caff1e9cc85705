// Models java.util.function.IntSupplier.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface IntSupplier {
    int getAsInt();
}
