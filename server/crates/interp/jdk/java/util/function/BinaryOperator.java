// Models java.util.function.BinaryOperator.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

import java.util.Comparator;

@FunctionalInterface
public interface BinaryOperator<T> extends BiFunction<T, T, T> {
    static <T> BinaryOperator<T> minBy(Comparator<? super T> comparator) {
        if (comparator == null) {
            throw new NullPointerException();
        }
        return (left, right) -> comparator.compare(left, right) <= 0 ? left : right;
    }

    static <T> BinaryOperator<T> maxBy(Comparator<? super T> comparator) {
        if (comparator == null) {
            throw new NullPointerException();
        }
        return (left, right) -> comparator.compare(left, right) >= 0 ? left : right;
    }
}
