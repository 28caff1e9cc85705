// Overloads: constructors, super and this calls with generic calls, functions and diamonds as arguments.
import java.util.*;
import java.util.function.*;

public class ConstructorsOfGenerics {
    static <T> T run(Supplier<T> s) { return s.get(); }

    static class Base {
        Base(int x) { System.out.println("Base(int)"); }
        Base(Object x) { System.out.println("Base(Object)"); }
        Base(char[] x) { System.out.println("Base(char[])"); }
        Base(Supplier<?> x) { System.out.println("Base(Supplier)"); }
        Base(List<String> x, int y) { System.out.println("Base(List, int)"); }
        Base(Object x, long y) { System.out.println("Base(Object, long)"); }
    }

    static class Derived extends Base {
        Derived(String s) { super(s.transform(String::length)); }
        Derived(String s, int n) { super(run(s::toCharArray)); }
        Derived() { this(run(() -> "abc")); }
        Derived(long n) { super(() -> n); }
    }

    enum Level {
        LOW(run(() -> 1)), HIGH(run(() -> "two"));

        final String by;

        Level(int x) { by = "int"; }
        Level(Object x) { by = "Object"; }
    }

    public static void main(String[] args) {
        new Derived();
        new Derived("x", 1);
        new Derived(4L);
        new Base(new ArrayList<>(), 1);
        new Base(new ArrayList<>(List.of(1)), 1);
        new Base(new ArrayList<>(List.of("a")), 1);
        new Base(run(() -> 'c')) { };
        System.out.println(Level.LOW.by + Level.HIGH.by);
        System.out.println(new StringBuilder(run(() -> "text")).length());
        System.out.println(new StringBuilder(run(() -> 10)).length());
        System.out.println(new String(run(() -> new char[] {'o', 'k'})));
        System.out.println(new ArrayList<>(run(() -> List.of(1, 2))));
    }
}
