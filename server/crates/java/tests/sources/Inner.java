import java.util.*;
import java.util.function.*;

public class Inner {
    int x = 10;
    class Mid {
        int x = 20;
        class Deep {
            int x = 30;
            String all() { return x + " " + Mid.this.x + " " + Inner.this.x; }
        }
    }
    static class Base {
        String name;
        Base(String name) { this.name = name; init(); }
        void init() { System.out.println("Base.init " + name); }
        { System.out.println("Base block"); }
    }
    static class Derived extends Base {
        int v = 5;
        { System.out.println("Derived block " + v); v = 6; }
        Derived() { super("d"); System.out.println("Derived ctor " + v); }
        void init() { System.out.println("Derived.init " + v); }
    }
    interface Shape { double area(); default String show() { return getClass().getSimpleName() + " " + area(); } static Shape unit() { return () -> 1.0; } }
    Runnable counter() {
        int[] c = {0};
        int base = x;
        class Local implements Runnable {
            int k = base;
            public void run() { c[0]++; x++; System.out.println("run " + c[0] + " " + k + " " + x + " " + base); }
        }
        return new Local();
    }
    static <T extends Comparable<T>> Comparator<T> rev() {
        return new Comparator<T>() {
            int calls;
            @Override public int compare(T a, T b) { calls++; return b.compareTo(a); }
            @Override public String toString() { return "calls " + calls; }
        };
    }
    class Node { int val; Node next; Node(int v) { val = v; } Node then(int v) { next = new Node(v); return next; } int outer() { return x + val; } }
    static abstract class Op {
        final String sym;
        Op(String s) { sym = s; }
        abstract int apply(int a, int b);
        public String toString() { return "Op " + sym; }
    }
    public static void main(String[] args) {
        Inner o = new Inner();
        Inner.Mid m = o.new Mid();
        Inner.Mid.Deep d = m.new Deep();
        System.out.println(d.all());
        new Derived();
        Runnable r = o.counter();
        r.run(); r.run();
        Comparator<Integer> cmp = rev();
        List<Integer> list = new ArrayList<>(Arrays.asList(3, 1, 2));
        Collections.sort(list, cmp);
        System.out.println(list);
        System.out.println(Shape.unit().area());
        Shape sq = new Shape() { public double area() { return 4; } };
        System.out.println(sq.area());
        Node n = o.new Node(1);
        System.out.println(n.then(5).outer());
        int factor = 3;
        Op mul = new Op("*") { int apply(int a, int b) { return a * b * factor; } };
        System.out.println(mul + " " + mul.apply(2, 4));
        Supplier<Supplier<String>> ss = () -> () -> "nested " + factor;
        System.out.println(ss.get().get());
        Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b + factor;
        System.out.println(add.apply(1).apply(2));
        BiFunction<Integer, Integer, Integer> mx = Math::max;
        System.out.println(mx.apply(3, 9));
        Function<String, Integer> len = String::length;
        System.out.println(len.apply("hello"));
        Function<String, StringBuilder> mk = StringBuilder::new;
        System.out.println(mk.apply("abc").reverse());
        IntFunction<int[]> arr = int[]::new;
        System.out.println(arr.apply(4).length);
        String pre = "pre-";
        UnaryOperator<String> cat = pre::concat;
        System.out.println(cat.apply("fix"));
        Runnable t = o::hello;
        t.run();
        o.lam();
    }
    void hello() { System.out.println("hello " + x); }
    void lam() {
        Runnable a = () -> { x += 100; Runnable b = () -> { x += 1000; System.out.println(this.x); }; b.run(); };
        a.run();
    }
}
