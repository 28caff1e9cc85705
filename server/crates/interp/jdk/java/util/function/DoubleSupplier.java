// Models java.util.function.DoubleSupplier.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface DoubleSupplier {
    double getAsDouble();
}
