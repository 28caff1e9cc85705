// Models java.util.function.IntConsumer.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface IntConsumer {
    void accept(int value);

    default IntConsumer andThen(IntConsumer after) {
        if (after == null) {
            throw new NullPointerException();
        }
        return value -> {
            accept(value);
            after.accept(value);
        };
    }
}
