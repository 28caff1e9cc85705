// Models java.util.concurrent.atomic.AtomicInteger. There is one thread, so each method is what its name says.
// Source: class documentation, Java SE 17.
// Left out: nothing; the memory modes are all alike, and what may fail spuriously never does.
package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class AtomicInteger extends Number implements java.io.Serializable {
    private int value;

    public AtomicInteger() {
    }

    public AtomicInteger(int value) {
        this.value = value;
    }

    public final int get() {
        return value;
    }

    public final void set(int value) {
        this.value = value;
    }

    public final void lazySet(int value) {
        this.value = value;
    }

    public final int getAndSet(int value) {
        int old = this.value;
        this.value = value;
        return old;
    }

    public final boolean compareAndSet(int expected, int value) {
        if (this.value != expected) {
            return false;
        }
        this.value = value;
        return true;
    }

    public final int getAndIncrement() {
        return value++;
    }

    public final int getAndDecrement() {
        return value--;
    }

    public final int getAndAdd(int delta) {
        int old = value;
        value += delta;
        return old;
    }

    public final int incrementAndGet() {
        return ++value;
    }

    public final int decrementAndGet() {
        return --value;
    }

    public final int addAndGet(int delta) {
        value += delta;
        return value;
    }

    public final int getAndUpdate(IntUnaryOperator operator) {
        int old = value;
        value = operator.applyAsInt(old);
        return old;
    }

    public final int updateAndGet(IntUnaryOperator operator) {
        value = operator.applyAsInt(value);
        return value;
    }

    public final int getAndAccumulate(int operand, IntBinaryOperator operator) {
        int old = value;
        value = operator.applyAsInt(old, operand);
        return old;
    }

    public final int accumulateAndGet(int operand, IntBinaryOperator operator) {
        value = operator.applyAsInt(value, operand);
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

    public final int compareAndExchange(int expected, int value) {
        int old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final int compareAndExchangeAcquire(int expected, int value) {
        int old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final int compareAndExchangeRelease(int expected, int value) {
        int old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final boolean weakCompareAndSet(int expected, int value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetAcquire(int expected, int value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetPlain(int expected, int value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetRelease(int expected, int value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetVolatile(int expected, int value) {
        return compareAndSet(expected, value);
    }

    public final int getAcquire() {
        return value;
    }

    public final int getOpaque() {
        return value;
    }

    public final int getPlain() {
        return value;
    }

    public final void setOpaque(int value) {
        this.value = value;
    }

    public final void setPlain(int value) {
        this.value = value;
    }

    public final void setRelease(int value) {
        this.value = value;
    }
}
