import java.io.Serializable;
import java.util.*;
import java.util.function.*;
public class IntersectionCasts {
    interface Named { default String name() { return "N:" + getClass().isInterface(); } }
    interface Loud extends Named { default String name() { return "LOUD"; } default int twice(int x) { return 2 * x; } }
    interface A { int f(int x); default int g(int x) { return f(x) + 1; } }
    interface B { int f(int x); default int h(int x) { return f(x) * 10; } }
    static <T extends Comparable<T> & Serializable> T max(T a, T b) { return a.compareTo(b) > 0 ? a : b; }
    static void call(Named n) { System.out.println(n.name()); }
    static void call(Object o) { System.out.println("obj"); }
    static class Impl implements Named, Loud, Runnable { public void run() { System.out.println("impl run"); } }
    public static void main(String[] args) {
        Runnable r = (Runnable & Serializable) () -> System.out.println("run");
        r.run();
        System.out.println(r instanceof Serializable);
        System.out.println(r instanceof Comparable);
        Object o = r;
        Serializable s = (Serializable) o;
        System.out.println(s == o);
        Runnable q = (Runnable & Loud) () -> System.out.println("q");
        q.run();
        System.out.println(((Named) q).name() + " " + ((Loud) q).twice(21));
        var v = (Runnable & Loud & Serializable) () -> System.out.println("v");
        v.run();
        System.out.println(v.name() + v.twice(4));
        call(v);
        var ab = (A & B) x -> x + 5;
        System.out.println(ab.f(1) + " " + ab.g(1) + " " + ab.h(1));
        A a = ab; B b = ab;
        System.out.println(a.f(2) + b.f(3));
        Comparator<String> c = (Comparator<String> & Serializable) (x, y) -> y.compareTo(x);
        List<String> l = new ArrayList<>(List.of("a", "c", "b"));
        l.sort(c.reversed().thenComparing(c));
        System.out.println(l + " " + (c instanceof Serializable));
        Function<Integer, Integer> f = (Function<Integer, Integer> & Serializable) Integer::bitCount;
        System.out.println(f.andThen(x -> x * 3).apply(255) + " " + (f instanceof Serializable));
        Object im = new Impl();
        var both = (Runnable & Named) im;
        both.run();
        System.out.println(both.name());
        try {
            Object str = "text";
            var bad = (Runnable & Named) str;
            System.out.println(bad);
        } catch (ClassCastException e) { System.out.println(e.getMessage()); }
        try {
            Object thread = new Runnable() { public void run() { } };
            Object bad = (Runnable & Named) thread;
            System.out.println(bad);
        } catch (ClassCastException e) { System.out.println(e.getMessage()); }
        Object n = (Comparable<Integer> & Serializable) 5;
        System.out.println(n);
        System.out.println(max(3, 4) + max("x", "y"));
        System.out.println(v.getClass() == v.getClass());
        System.out.println(v.getClass() == q.getClass());
        System.out.println(v.getClass().isInterface() + " " + v.getClass().getSuperclass() + " " + v.getClass().getInterfaces().length + Arrays.toString(v.getClass().getInterfaces()));
        System.out.println(Loud.class.isInstance(q) + " " + Loud.class.isAssignableFrom(q.getClass()) + " " + q.getClass().isInstance(q) + q.getClass().isInstance(r));
        Loud[] arr = { (Loud) v, (Loud) q };
        System.out.println(arr.length);
        try { Object[] os = arr; os[0] = r; } catch (ArrayStoreException e) { System.out.println("ASE"); }
        if (o instanceof Runnable rr && rr instanceof Serializable ss) System.out.println(rr == ss);
        List<Named> names = List.of((Named & Runnable) () -> { }, v);
        for (Named nn : names) System.out.println(nn instanceof Runnable);
        Supplier<Runnable> sup = () -> (Runnable & Loud) () -> System.out.println("inner");
        Runnable in = sup.get(); in.run(); System.out.println(in instanceof Loud);
        System.out.println(r.getClass().getSimpleName().startsWith("IntersectionCasts$$Lambda$") + " " + r.toString().startsWith("IntersectionCasts$$Lambda$") + r.getClass().getName().contains("/0x"));
    }
}
