// java.lang.Class: names and kinds of types.
import java.util.*;

public class ClassObjects {
    interface Code {
        void run() throws Exception;
    }

    static void fails(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    interface Shape { }

    enum Level { LOW, HIGH { } }

    record Point(int x) implements Shape { }

    static class Base implements Shape, Cloneable { }

    static class Derived extends Base { }

    public static void main(String[] args) throws Exception {
        class Local { }
        Object anonymous = new Object() { };
        for (Class<?> c : new Class<?>[] {Shape.class, Level.class, Point.class, Derived.class, Local.class, anonymous.getClass(), int.class, int[].class, String[][].class, StringBuilder[].class, Map.Entry.class, Level.HIGH.getClass(), void.class}) {
            System.out.println(c.getName() + " " + c.getSimpleName() + " " + c.getTypeName() + " " + c.isInterface() + c.isEnum() + c.isRecord() + c.isArray() + c.isPrimitive() + c.isAnonymousClass() + c.isLocalClass() + c.isMemberClass() + " " + c.getSuperclass() + " " + Arrays.toString(c.getInterfaces()) + " " + c.getComponentType() + " " + c.getEnclosingClass() + " " + c);
        }
        System.out.println(Shape.class.isInstance(new Point(1)) + " " + Shape.class.isAssignableFrom(Derived.class) + Base.class.cast(new Derived()).getClass().getSimpleName() + Arrays.toString(Level.class.getEnumConstants()) + (String.class.getEnumConstants() == null) + Level.HIGH.getDeclaringClass() + Enum.valueOf(Level.class, "LOW") + Derived.class.asSubclass(Base.class).getPackageName().isEmpty() + (new Derived().getClass() == Derived.class));
        fails(() -> Integer.class.cast("x"));
        fails(() -> Derived.class.asSubclass(Level.class));
        fails(() -> Enum.valueOf(Level.class, "NONE"));
        fails(() -> Level.valueOf("NONE"));
        fails(() -> Level.valueOf(null));
    }
}
