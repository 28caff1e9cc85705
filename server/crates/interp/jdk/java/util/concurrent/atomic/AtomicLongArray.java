// Models java.util.concurrent.atomic.AtomicLongArray. There is one thread, so each method is what its name says.
// Source: class documentation, Java SE 17.
// Left out: the plain, opaque, acquire and release modes.
package java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public class AtomicLongArray implements java.io.Serializable {
    private final long[] array;

    public AtomicLongArray(int length) {
        array = new long[length];
    }

    public AtomicLongArray(long[] array) {
        this.array = array.clone();
    }

    public final int length() {
        return array.length;
    }

    public final long get(int index) {
        return array[index];
    }

    public final void set(int index, long value) {
        array[index] = value;
    }

    public final void lazySet(int index, long value) {
        array[index] = value;
    }

    public final long getAndSet(int index, long value) {
        long old = array[index];
        array[index] = value;
        return old;
    }

    public final boolean compareAndSet(int index, long expected, long value) {
        if (array[index] != expected) {
            return false;
        }
        array[index] = value;
        return true;
    }

    public final long getAndIncrement(int index) {
        return array[index]++;
    }

    public final long getAndDecrement(int index) {
        return array[index]--;
    }

    public final long getAndAdd(int index, long delta) {
        long old = array[index];
        array[index] = old + delta;
        return old;
    }

    public final long incrementAndGet(int index) {
        return ++array[index];
    }

    public final long decrementAndGet(int index) {
        return --array[index];
    }

    public final long addAndGet(int index, long delta) {
        array[index] += delta;
        return array[index];
    }

    public final long getAndUpdate(int index, LongUnaryOperator function) {
        long old = array[index];
        array[index] = function.applyAsLong(old);
        return old;
    }

    public final long updateAndGet(int index, LongUnaryOperator function) {
        array[index] = function.applyAsLong(array[index]);
        return array[index];
    }

    public final long getAndAccumulate(int index, long value, LongBinaryOperator function) {
        long old = array[index];
        array[index] = function.applyAsLong(old, value);
        return old;
    }

    public final long accumulateAndGet(int index, long value, LongBinaryOperator function) {
        array[index] = function.applyAsLong(array[index], value);
        return array[index];
    }

    public String toString() {
        return Arrays.toString(array);
    }
}
