// Classes whose tests have to say types: of generic classes, of functions, of what is thrown.
import java.util.*;
import java.util.function.*;

class Pair<A, B> {
    private final A first; private final B second;
    Pair(A a, B b) { first = a; second = b; }
    A first() { return first; }
    B second() { return second; }
    boolean same() { if (first.equals(second)) return true; return false; }
}
class Box<T extends Number> {
    private T value;
    Box(T v) { value = v; }
    T get() { return value; }
    boolean isBig() { if (value.doubleValue() > 10) return true; return false; }
}
abstract class Ab { protected int n; Ab(int n) { if (n < 0) throw new IllegalArgumentException(); this.n = n; } abstract int f(); int g() { if (f() > 2) return 1; return 0; } }
class AbImpl extends Ab { AbImpl(int n) { super(n); } int f() { return n; } }
class Use {
    static int pair(Pair<String, Integer> p) { if (p.first().length() == 2) return 1; if (p.second() > 3) return 2; return 0; }
    static double box(Box<Double> b) { if (b.get() > 2.5) return 1; return 0; }
    static String un(UnaryOperator<String> f, String s) { String t = f.apply(s); if (t.isEmpty()) return "e"; return t; }
    static int bin(BinaryOperator<Integer> f) { if (f.apply(1, 2) == 7) return 1; return 0; }
    static Pair<String, Integer> mk(String a, int b) { if (b > 3) return new Pair<>(a, b); return null; }
    static Box<Double> mkb(double b) { if (b > 3) return new Box<>(b); return null; }
    static <T extends Comparable<T>> T max(List<T> l) { T m = l.get(0); for (T t : l) if (t.compareTo(m) > 0) m = t; return m; }
    static int thr(int x) throws Throwable { if (x > 3) throw new Throwable("t"); return x; }
    static int thr2(int x) throws Exception { if (x > 3) throw new java.io.IOException("t"); return x; }
    static int nested(List<Pair<String, List<Integer>>> l) { for (Pair<String, List<Integer>> p : l) if (p.second().size() == 1) return 1; return 0; }
    static int mp(Map<String, Pair<Integer, String>> m) { for (Pair<Integer, String> p : m.values()) if (p.first() > 5) return 1; return 0; }
    static String supp(Supplier<List<String>> s) { List<String> l = s.get(); if (l.size() == 1) return l.get(0); return ""; }
    static int fun(Function<Pair<String, Integer>, Integer> f) { if (f.apply(new Pair<>("a", 1)) == 3) return 1; return 0; }
    static int opt(Optional<Pair<String, Integer>> o) { if (o.isPresent() && o.get().second() == 4) return 1; return 0; }
    static int arr(Pair<String, Integer>[] a) { if (a.length == 1 && a[0].second() == 4) return 1; return 0; }
    static int ws(List<? extends Number> l) { if (l.size() == 1 && l.get(0).intValue() == 3) return 1; return 0; }
    static int sup2(List<? super Integer> l) { l.add(3); if (l.size() == 2) return 1; return 0; }
    static int cmp(Comparator<String> c, String a, String b) { if (c.compare(a, b) > 0) return 1; return 0; }
    static int cns(Consumer<String> c) { c.accept("x"); return 1; }
    static int bo(BooleanSupplier b) { if (b.getAsBoolean()) return 1; return 0; }
    static long tol(ToLongFunction<String> b) { if (b.applyAsLong("a") == 5L) return 1; return 0; }
    static int ab(Ab a) { if (a.n == 4) return 1; return 0; }
    static int run(Callable2<Integer> c) throws Exception { if (c.call() == 4) return 1; return 0; }
    interface Callable2<V> { V call() throws Exception; }
}
