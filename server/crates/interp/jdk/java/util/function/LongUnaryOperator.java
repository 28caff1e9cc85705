// Models java.util.function.LongUnaryOperator.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface LongUnaryOperator {
    long applyAsLong(long value);

    default LongUnaryOperator compose(LongUnaryOperator before) {
        if (before == null) {
            throw new NullPointerException();
        }
        return value -> applyAsLong(before.applyAsLong(value));
    }

    default LongUnaryOperator andThen(LongUnaryOperator after) {
        if (after == null) {
            throw new NullPointerException();
        }
        return value -> after.applyAsLong(applyAsLong(value));
    }

    static LongUnaryOperator identity() {
        return value -> value;
    }
}
