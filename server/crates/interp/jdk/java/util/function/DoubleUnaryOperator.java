// Models java.util.function.DoubleUnaryOperator.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface DoubleUnaryOperator {
    double applyAsDouble(double value);

    default DoubleUnaryOperator compose(DoubleUnaryOperator before) {
        if (before == null) {
            throw new NullPointerException();
        }
        return value -> applyAsDouble(before.applyAsDouble(value));
    }

    default DoubleUnaryOperator andThen(DoubleUnaryOperator after) {
        if (after == null) {
            throw new NullPointerException();
        }
        return value -> after.applyAsDouble(applyAsDouble(value));
    }

    static DoubleUnaryOperator identity() {
        return value -> value;
    }
}
