// Overloads: what a generic call gives is a reference in the first phase; an implicit lambda says nothing there.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class ReferencesFirst {
    static <T> T id(T t) { return t; }
    static <T> T run(Supplier<T> s) { return s.get(); }
    static <T, R> R ap(T t, Function<? super T, ? extends R> f) { return f.apply(t); }
    static <T extends Comparable<T>> T mx(T a, T b) { return a.compareTo(b) > 0 ? a : b; }
    static void m1(int x) { System.out.println("int"); }
    static void m1(Object x) { System.out.println("Object"); }
    static void m2(long x) { System.out.println("long"); }
    static void m2(Integer x) { System.out.println("Integer"); }
    static void m3(double x) { System.out.println("double"); }
    static void m3(Number x) { System.out.println("Number"); }
    static void m4(boolean b) { System.out.println("boolean"); }
    static void m4(Object b) { System.out.println("Object"); }
    static void m5(int x, Object... r) { System.out.println("int, ..."); }
    static void m5(Object x, Object y) { System.out.println("O,O"); }
    static <N extends Number> void m6(N n) { System.out.println("N"); }
    static void m6(Object n) { System.out.println("O"); }
    static <T> void m7(T t) { System.out.println("T"); }
    static void m7(String t) { System.out.println("String"); }

    public static void main(String[] args) {
        String s = "abc";
        List<Integer> li = List.of(1, 2);
        m1(ap(s, x -> x.length()));
        m2(ap(s, x -> x.length()));
        m3(ap(s, x -> x.length()));
        m4(ap(s, x -> x.isEmpty()));
        m5(ap(s, x -> x.length()), "y");
        m6(ap(s, x -> x.length()));
        m7(ap(s, x -> x + "q"));
        m7(ap(s, String::trim));
        m6(id(4));
        m6(run(() -> "x"));
        m1(mx(3, 4));
        m2(mx(3, 4));
        m3(mx(3, 4));
        m1(id(null));
        m7(id(null));
        m7(run(() -> null));
        m1(Collections.max(li));
        m1(li.stream().max(Comparator.naturalOrder()).get());
        m1(li.stream().mapToInt(x -> x).sum());
        m1(li.stream().collect(Collectors.summingInt(x -> x)));
        m1(li.stream().collect(Collectors.counting()));
        m2(li.stream().collect(Collectors.counting()));
        m7(li.stream().map(String::valueOf).collect(Collectors.joining()));
        m3(li.stream().collect(Collectors.averagingInt(x -> x)));
        m1(li.stream().collect(Collectors.reducing(0, Integer::sum)));
    }
}
