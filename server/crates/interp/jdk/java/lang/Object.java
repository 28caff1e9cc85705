// Models java.lang.Object.
// Source: class documentation, Java SE 17.
// Left out: wait, notify, notifyAll (no threads are modelled), finalize. Arrays' clone is the
// language's own and is handled by the interpreter.
package java.lang;

public class Object {
    public Object() {
    }

    public final native Class<?> getClass();

    /** Identity hash: numbers objects in the order in which they are first asked. */
    public native int hashCode();

    public boolean equals(Object other) {
        return this == other;
    }

    /** A shallow copy; CloneNotSupportedException unless the class implements Cloneable. */
    protected native Object clone() throws CloneNotSupportedException;

    public String toString() {
        return getClass().getName() + "@" + Integer.toHexString(hashCode());
    }
}
