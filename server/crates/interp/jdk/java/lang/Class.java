// Models java.lang.Class as far as names and simple questions about types.
// Source: class documentation, Java SE 17.
// Left out: reflection on members, loading by name, annotations, modules, resources. The constants of an enum
// whose class isn't initialised yet, which only a class literal can ask for, are initialised first.
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

    public Class<?> componentType() {
        return getComponentType();
    }

    public <U> Class<? extends U> asSubclass(Class<U> other) {
        if (!other.isAssignableFrom(this)) {
            throw new ClassCastException(toString());
        }
        return (Class<? extends U>) this;
    }

    /** The interfaces of an object's class as far as they are declared there. */
    public native Class<?>[] getInterfaces();

    public native Class<?> getEnclosingClass();

    public Class<?> getDeclaringClass() {
        return isLocalClass() || isAnonymousClass() ? null : getEnclosingClass();
    }

    public native boolean isAnonymousClass();

    public native boolean isLocalClass();

    public boolean isMemberClass() {
        return getDeclaringClass() != null;
    }

    public native boolean isAnnotation();

    public native boolean isSealed();

    public boolean isSynthetic() {
        return getName().contains("$$Lambda$");
    }

    /** An enum's constants in order, or null. */
    public T[] getEnumConstants() {
        return isEnum() ? enumConstants() : null;
    }

    private native T[] enumConstants();

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
