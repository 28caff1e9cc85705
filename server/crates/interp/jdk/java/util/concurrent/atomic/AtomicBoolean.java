// Models java.util.concurrent.atomic.AtomicBoolean. There is one thread.
// Source: class documentation, Java SE 17.
// Left out: nothing; the memory modes are all alike, and what may fail spuriously never does.
package java.util.concurrent.atomic;

public class AtomicBoolean implements java.io.Serializable {
    private boolean value;

    public AtomicBoolean() {
    }

    public AtomicBoolean(boolean value) {
        this.value = value;
    }

    public final boolean get() {
        return value;
    }

    public final void set(boolean value) {
        this.value = value;
    }

    public final boolean getAndSet(boolean value) {
        boolean old = this.value;
        this.value = value;
        return old;
    }

    public final boolean compareAndSet(boolean expected, boolean value) {
        if (this.value != expected) {
            return false;
        }
        this.value = value;
        return true;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public final boolean compareAndExchange(boolean expected, boolean value) {
        boolean old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final boolean compareAndExchangeAcquire(boolean expected, boolean value) {
        boolean old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final boolean compareAndExchangeRelease(boolean expected, boolean value) {
        boolean old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final boolean weakCompareAndSet(boolean expected, boolean value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetAcquire(boolean expected, boolean value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetPlain(boolean expected, boolean value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetRelease(boolean expected, boolean value) {
        return compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetVolatile(boolean expected, boolean value) {
        return compareAndSet(expected, value);
    }

    public final boolean getAcquire() {
        return value;
    }

    public final boolean getOpaque() {
        return value;
    }

    public final boolean getPlain() {
        return value;
    }

    public final void lazySet(boolean value) {
        this.value = value;
    }

    public final void setOpaque(boolean value) {
        this.value = value;
    }

    public final void setPlain(boolean value) {
        this.value = value;
    }

    public final void setRelease(boolean value) {
        this.value = value;
    }
}
