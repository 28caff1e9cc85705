// Models java.util.PrimitiveIterator.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util;

public interface PrimitiveIterator<T, C> extends Iterator<T> {
    interface OfInt extends PrimitiveIterator<Integer, java.util.function.IntConsumer> {
        int nextInt();

        default Integer next() {
            return nextInt();
        }

        default void forEachRemaining(java.util.function.IntConsumer action) {
            Objects.requireNonNull(action);
            while (hasNext()) {
                action.accept(nextInt());
            }
        }
    }

    interface OfLong extends PrimitiveIterator<Long, java.util.function.LongConsumer> {
        long nextLong();

        default Long next() {
            return nextLong();
        }

        default void forEachRemaining(java.util.function.LongConsumer action) {
            Objects.requireNonNull(action);
            while (hasNext()) {
                action.accept(nextLong());
            }
        }
    }

    interface OfDouble extends PrimitiveIterator<Double, java.util.function.DoubleConsumer> {
        double nextDouble();

        default Double next() {
            return nextDouble();
        }

        default void forEachRemaining(java.util.function.DoubleConsumer action) {
            Objects.requireNonNull(action);
            while (hasNext()) {
                action.accept(nextDouble());
            }
        }
    }
}
