// Models java.util.function.DoubleConsumer.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface DoubleConsumer {
    void accept(double value);

    default DoubleConsumer andThen(DoubleConsumer after) {
        if (after == null) {
            throw new NullPointerException();
        }
        return value -> {
            accept(value);
            after.accept(value);
        };
    }
}
