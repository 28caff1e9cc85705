// Models java.lang.Class as far as names and simple questions about types.
// Source: class documentation, Java SE 17.
// Left out: reflection on members, an enum's constants, loading by name, annotations, modules, primitive classes' members.
package java.lang;

public final class Class<T> {
    private Class() {
    }

    /** Binary name; for arrays as in "[Ljava.lang.String;". */
    public native String getName();

    public native String getSimpleName();

    public String getTypeName() {
        return componentName() == null ? getName() : componentName() + "[]";
    }

    private native String componentName();

    public String getCanonicalName() {
        return getTypeName().replace('$', '.');
    }

    public String getPackageName() {
        String name = getName();
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(0, dot);
    }

    public native boolean isInterface();

    public native boolean isArray();

    public native boolean isPrimitive();

    public native boolean isEnum();

    public native boolean isRecord();

    public native boolean isInstance(Object object);

    public native boolean isAssignableFrom(Class<?> other);

    public native Class<? super T> getSuperclass();

    public native Class<?> getComponentType();

    public T cast(Object object) {
        if (object != null && !isInstance(object)) {
            throw new ClassCastException("Cannot cast " + object.getClass().getName() + " to " + getName());
        }
        return (T) object;
    }

    public boolean desiredAssertionStatus() {
        return true;
    }

    public String toString() {
        return (isInterface() ? "interface " : isPrimitive() ? "" : "class ") + getName();
    }
}
