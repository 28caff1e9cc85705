// Models java.util.concurrent.atomic.AtomicLong. There is one thread, so each method is what its name says.
// Source: class documentation, Java SE 17.
// Left out: the plain, opaque, acquire and release modes; what fails spuriously never does.
package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public class AtomicLong extends Number implements java.io.Serializable {
    private long value;

    public AtomicLong() {
    }

    public AtomicLong(long value) {
        this.value = value;
    }

    public final long get() {
        return value;
    }

    public final void set(long value) {
        this.value = value;
    }

    public final void lazySet(long value) {
        this.value = value;
    }

    public final long getAndSet(long value) {
        long old = this.value;
        this.value = value;
        return old;
    }

    public final boolean compareAndSet(long expected, long value) {
        if (this.value != expected) {
            return false;
        }
        this.value = value;
        return true;
    }

    public final long getAndIncrement() {
        return value++;
    }

    public final long getAndDecrement() {
        return value--;
    }

    public final long getAndAdd(long delta) {
        long old = value;
        value += delta;
        return old;
    }

    public final long incrementAndGet() {
        return ++value;
    }

    public final long decrementAndGet() {
        return --value;
    }

    public final long addAndGet(long delta) {
        value += delta;
        return value;
    }

    public final long getAndUpdate(LongUnaryOperator operator) {
        long old = value;
        value = operator.applyAsLong(old);
        return old;
    }

    public final long updateAndGet(LongUnaryOperator operator) {
        value = operator.applyAsLong(value);
        return value;
    }

    public final long getAndAccumulate(long operand, LongBinaryOperator operator) {
        long old = value;
        value = operator.applyAsLong(old, operand);
        return old;
    }

    public final long accumulateAndGet(long operand, LongBinaryOperator operator) {
        value = operator.applyAsLong(value, operand);
        return value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }
}
