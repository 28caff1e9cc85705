// Models java.util.concurrent.atomic.AtomicBoolean. There is one thread.
// Source: class documentation, Java SE 17.
// Left out: the plain, opaque, acquire and release modes.
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
}
