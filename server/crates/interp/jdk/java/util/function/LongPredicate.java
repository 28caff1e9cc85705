// Models java.util.function.LongPredicate.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface LongPredicate {
    boolean test(long value);

    default LongPredicate and(LongPredicate other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return value -> test(value) && other.test(value);
    }

    default LongPredicate or(LongPredicate other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return value -> test(value) || other.test(value);
    }

    default LongPredicate negate() {
        return value -> !test(value);
    }
}
