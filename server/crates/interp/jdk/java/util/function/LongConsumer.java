// Models java.util.function.LongConsumer.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface LongConsumer {
    void accept(long value);

    default LongConsumer andThen(LongConsumer after) {
        if (after == null) {
            throw new NullPointerException();
        }
        return value -> {
            accept(value);
            after.accept(value);
        };
    }
}
