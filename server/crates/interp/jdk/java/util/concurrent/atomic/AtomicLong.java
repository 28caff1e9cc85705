// Models java.util.concurrent.atomic.AtomicLong. There is one thread, so each method is what its name says.
// Source: class documentation, Java SE 17.
// Left out: nothing; the memory modes are all alike, and what may fail spuriously never does.
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

    public final long compareAndExchange(long expected, long value) {
        long old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final long compareAndExchangeAcquire(long expected, long value) {
        long old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final long compareAndExchangeRelease(long expected, long value) {
        long old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final boolean weakCompareAndSet(long expected, long value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetAcquire(long expected, long value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetPlain(long expected, long value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetRelease(long expected, long value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetVolatile(long expected, long value) {
        return compareAndSet(expected, value);
    }

    public final long getAcquire() {
        return value;
    }

    public final long getOpaque() {
        return value;
    }

    public final long getPlain() {
        return value;
    }

    public final void setOpaque(long value) {
        this.value = value;
    }

    public final void setPlain(long value) {
        this.value = value;
    }

    public final void setRelease(long value) {
        this.value = value;
    }
}
