// Models java.util.concurrent.atomic.AtomicReference. There is one thread.
// Source: class documentation, Java SE 17.
// Left out: nothing; the memory modes are all alike, and what may fail spuriously never does.
package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

public class AtomicReference<V> implements java.io.Serializable {
    private V value;

    public AtomicReference() {
    }

    public AtomicReference(V value) {
        this.value = value;
    }

    public final V get() {
        return value;
    }

    public final void set(V value) {
        this.value = value;
    }

    public final V getAndSet(V value) {
        V old = this.value;
        this.value = value;
        return old;
    }

    public final boolean compareAndSet(V expected, V value) {
        if (this.value != expected) {
            return false;
        }
        this.value = value;
        return true;
    }

    public final V getAndUpdate(UnaryOperator<V> operator) {
        V old = value;
        value = operator.apply(old);
        return old;
    }

    public final V updateAndGet(UnaryOperator<V> operator) {
        value = operator.apply(value);
        return value;
    }

    public final V accumulateAndGet(V operand, BinaryOperator<V> operator) {
        value = operator.apply(value, operand);
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public final V compareAndExchange(V expected, V value) {
        V old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final V compareAndExchangeAcquire(V expected, V value) {
        V old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final V compareAndExchangeRelease(V expected, V value) {
        V old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final boolean weakCompareAndSet(V expected, V value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetAcquire(V expected, V value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetPlain(V expected, V value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetRelease(V expected, V value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetVolatile(V expected, V value) {
        return compareAndSet(expected, value);
    }

    public final V getAcquire() {
        return value;
    }

    public final V getOpaque() {
        return value;
    }

    public final V getPlain() {
        return value;
    }

    public final void lazySet(V value) {
        this.value = value;
    }

    public final void setOpaque(V value) {
        this.value = value;
    }

    public final void setPlain(V value) {
        this.value = value;
    }

    public final void setRelease(V value) {
        this.value = value;
    }

    public final V getAndAccumulate(V value, java.util.function.BinaryOperator<V> function) {
        V old = this.value;
        this.value = function.apply(old, value);
        return old;
    }
}
