// Models java.util.concurrent.atomic.AtomicReference. There is one thread.
// Source: class documentation, Java SE 17.
// Left out: the plain, opaque, acquire and release modes.
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
}
