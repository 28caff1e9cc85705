// Models java.util.function.IntPredicate.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface IntPredicate {
    boolean test(int value);

    default IntPredicate and(IntPredicate other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return value -> test(value) && other.test(value);
    }

    default IntPredicate or(IntPredicate other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return value -> test(value) || other.test(value);
    }

    default IntPredicate negate() {
        return value -> !test(value);
    }
}
