// Models java.util.concurrent.atomic.AtomicIntegerArray. There is one thread, so each method is what its name says.
// Source: class documentation, Java SE 17.
// Left out: the plain, opaque, acquire and release modes.
package java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class AtomicIntegerArray implements java.io.Serializable {
    private final int[] array;

    public AtomicIntegerArray(int length) {
        array = new int[length];
    }

    public AtomicIntegerArray(int[] array) {
        this.array = array.clone();
    }

    public final int length() {
        return array.length;
    }

    public final int get(int index) {
        return array[index];
    }

    public final void set(int index, int value) {
        array[index] = value;
    }

    public final void lazySet(int index, int value) {
        array[index] = value;
    }

    public final int getAndSet(int index, int value) {
        int old = array[index];
        array[index] = value;
        return old;
    }

    public final boolean compareAndSet(int index, int expected, int value) {
        if (array[index] != expected) {
            return false;
        }
        array[index] = value;
        return true;
    }

    public final int getAndIncrement(int index) {
        return array[index]++;
    }

    public final int getAndDecrement(int index) {
        return array[index]--;
    }

    public final int getAndAdd(int index, int delta) {
        int old = array[index];
        array[index] = old + delta;
        return old;
    }

    public final int incrementAndGet(int index) {
        return ++array[index];
    }

    public final int decrementAndGet(int index) {
        return --array[index];
    }

    public final int addAndGet(int index, int delta) {
        array[index] += delta;
        return array[index];
    }

    public final int getAndUpdate(int index, IntUnaryOperator function) {
        int old = array[index];
        array[index] = function.applyAsInt(old);
        return old;
    }

    public final int updateAndGet(int index, IntUnaryOperator function) {
        array[index] = function.applyAsInt(array[index]);
        return array[index];
    }

    public final int getAndAccumulate(int index, int value, IntBinaryOperator function) {
        int old = array[index];
        array[index] = function.applyAsInt(old, value);
        return old;
    }

    public final int accumulateAndGet(int index, int value, IntBinaryOperator function) {
        array[index] = function.applyAsInt(array[index], value);
        return array[index];
    }

    public String toString() {
        return Arrays.toString(array);
    }
}
