import java.util.*;
import java.util.function.*;
public class Hard {
    // shadowing, scoping, init order, capture by nested classes
    static StringBuilder log = new StringBuilder();
    static int sx = init("sx", 1); int ix = init("ix", 2);
    static { init("static block", 0); } { init("instance block", 0); }
    static int init(String s, int v) { log.append(s).append(';'); return v; }
    Hard() { init("ctor", 0); }
    static class A { static int v = init("A.v", 5); static final int C = 7; int f = g(); int g() { return 1; } static void touch() {} }
    static class B extends A { int h = 10; int g() { return h; } static int w = init("B.w", A.v + 1); }
    interface Konst { int K = init("Konst.K", 3); int L = 4; }
    static class Impl implements Konst { }
    class Outer1 { int v = 1; class In { int v = 2; void p(int v) { System.out.println(v + " " + this.v + " " + Outer1.this.v + " " + ix); Runnable r = () -> { int q = v + this.v + Outer1.this.v; System.out.println(q); class L { int s = q + v; int t() { return s + ix + Outer1.this.v; } } System.out.println(new L().t()); new Object() { void go() { System.out.println(new L().s + q); } }.go(); }; r.run(); } } }
    static Supplier<Integer> counter() { int[] n = {0}; return new Supplier<>() { int calls = 0; public Integer get() { calls++; return n[0] += calls; } }; }
    static <T> void each(Iterable<? extends T> it, Consumer<? super T> c) { for (T t : it) c.accept(t); }
    static class Range implements Iterable<Integer> { final int lo, hi; Range(int lo, int hi) { this.lo = lo; this.hi = hi; } public Iterator<Integer> iterator() { return new Iterator<>() { int c = lo; public boolean hasNext() { return c < hi; } public Integer next() { return c++; } }; } }
    static int fact(int n) { IntUnaryOperator[] f = new IntUnaryOperator[1]; f[0] = k -> k <= 1 ? 1 : k * f[0].applyAsInt(k - 1); return f[0].applyAsInt(n); }
    static String over(Object... xs) { return "O" + xs.length; } static String over(String s, Object... xs) { return "S" + xs.length; } static String over(int a, int b) { return "II"; } static String over(long a, long b) { return "LL"; } static String over(Integer a, Integer b) { return "WW"; }
    static String p(byte b) { return "b"; } static String p(short s) { return "s"; } static String p(double d) { return "d"; } static String p(Number n) { return "N"; }
    static String n(Object o) { return "o"; } static String n(String s) { return "s"; } static String c(char c) { return "c"; } static String c(int i) { return "i"; }
    abstract static class Shape { abstract double area(); static Shape of(double r) { return new Shape() { double area() { return Math.PI * r * r; } }; } }
    static abstract class Base<T> { T val; Base(T v) { val = v; show(); } abstract void show(); T get() { return val; } }
    static class Der extends Base<String> { String extra = "x"; Der() { super("v"); } void show() { System.out.println("show " + val + extra); } @Override String get() { return super.get() + extra; } }
    static long pow(long b, int e) { long r = 1; while (e > 0) { if ((e & 1) == 1) r *= b; b *= b; e >>= 1; } return r; }
    static int tryOrder() { int i = 0; try { i = 1; try { i += 10; throw new RuntimeException("a"); } finally { i += 100; } } catch (RuntimeException e) { i += 1000; return i; } finally { i += 10000; System.out.println("i=" + i); } }
    static boolean t(String s) { System.out.print(s); return true; } static boolean f(String s) { System.out.print(s); return false; }
    static int idx(int v, String s) { System.out.print(s + " "); return v; }
    enum Planet { MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6); final double mass, radius; Planet(double m, double r) { mass = m; radius = r; } double g() { return 6.67300E-11 * mass / (radius * radius); } static Planet heaviest() { return Arrays.stream(values()).max(Comparator.comparingDouble(p -> p.mass)).get(); } }
    enum Level { LOW(1) { Level next() { return MID; } }, MID(5) { Level next() { return HIGH; } }, HIGH(10) { Level next() { return this; } }; private final int w; private static int total; static { for (Level l : values()) total += l.w; } Level(int w) { this.w = w; } abstract Level next(); static int total() { return total; } }
    record Range2<T extends Comparable<T>>(T lo, T hi) { Range2 { if (lo.compareTo(hi) > 0) { T t = lo; lo = hi; hi = t; } } boolean has(T t) { return lo.compareTo(t) <= 0 && t.compareTo(hi) <= 0; } static <E extends Comparable<E>> Range2<E> of(E a, E b) { return new Range2<>(a, b); } }
    interface Monoid<T> { T zero(); T plus(T a, T b); default T sum(List<T> l) { T r = zero(); for (T t : l) r = plus(r, t); return r; } static <T> Monoid<T> of(T z, BinaryOperator<T> f) { return new Monoid<T>() { public T zero() { return z; } public T plus(T a, T b) { return f.apply(a, b); } }; } }
    public static void main(String... args) {
        System.out.println(log); new Hard(); System.out.println(log); log.setLength(0);
        System.out.println(A.C + " " + log); B b = new B(); System.out.println(log + " " + b.f + b.h + B.w); log.setLength(0); System.out.println(Impl.L + " [" + log + "] " + Konst.K + " " + log);
        Hard o = new Hard(); Outer1 oo = o.new Outer1(); oo.new In().p(5);
        Supplier<Integer> c = counter(); System.out.println(c.get() + c.get() + c.get());
        each(new Range(1, 4), x -> System.out.print(x * x + " ")); int tot = 0; for (int x : new Range(0, 5)) tot += x; System.out.println(tot + " " + fact(6));
        byte bb = 1; short ss = 2; System.out.println(over(1, 2) + over(1, 2L) + over("a") + over("a", 1) + over() + over(1, "b") + over(bb, ss) + over('a', 'b') + over((Object) "x") + over(null, 1) + p(bb) + p(ss) + p('c') + p(1) + p(1L) + p(Integer.valueOf(1)) + n(null) + n("x") + n('x') + c('x') + c(bb) + c('x' + 1));
        System.out.println(Shape.of(1).area() > 3); System.out.println(new Der().get()); System.out.println(pow(3, 13) + " " + tryOrder());
        if (t("a") || f("b") && t("c")) System.out.println("!"); if (f("a") | t("b") & f("c") ^ t("d")) System.out.println("?"); 
        int[][] g = new int[2][2]; g[idx(1, "i")][idx(0, "j")] += idx(5, "v"); int k = 0; int[] arr = new int[3]; arr[k] = k = 2; System.out.println(Arrays.deepToString(g) + Arrays.toString(arr) + k); try { int[] nul = null; nul[idx(0, "x")] = idx(1, "y"); } catch (NullPointerException e) { System.out.println("NPE"); } try { arr[idx(9, "p")] = 1 / (k - 2); } catch (ArithmeticException e) { System.out.println("AE"); }
        System.out.println(Planet.heaviest() + String.format(" %.2f", Planet.EARTH.g()) + Level.total() + Level.LOW.next().next().next() + Level.valueOf("MID").compareTo(Level.HIGH)); Map<Level, Integer> em = new TreeMap<>(); em.put(Level.HIGH, 1); em.put(Level.LOW, 2); System.out.println(em);
        Range2<Integer> r2 = Range2.of(9, 3); System.out.println(r2 + " " + r2.has(5) + r2.lo() + new Range2<>("b", "a").hi()); Monoid<String> ms = Monoid.of("", (x, y) -> x + y); System.out.println(ms.sum(List.of("p", "q")) + Monoid.of(0, Integer::sum).sum(Arrays.asList(1, 2, 3)) + Monoid.<Integer>of(1, (x, y) -> x * y).sum(List.of(3, 4)));
        StringBuilder sb = new StringBuilder(); outer: for (int i = 2; i < 30; i++) { for (int j = 2; j * j <= i; j++) if (i % j == 0) continue outer; sb.append(i).append(i < 29 ? "," : ""); } System.out.println(sb);
        Object[] os = {1, 2L, 3.0, 'c', "s", null, new int[]{1}, Level.LOW, true, 1.5f}; for (Object x : os) { String d = x instanceof Integer i ? "I" + (i + 1) : x instanceof Long l && l > 1 ? "L" + l : x instanceof String s ? s.repeat(2) : x instanceof Character ch ? "" + (char) (ch + 1) : x instanceof int[] ia ? "A" + ia.length : x == null ? "N" : x.getClass().getSimpleName(); System.out.print(d + " "); } System.out.println();
        long l = 1; l += 1.7; l <<= 33; int i = (int) l; i = i++ + i--; char ch = 'a'; ch += 1.5; ch++; short sh = (short) 70000; sh -= 1; float fl = 1; fl /= 3; double d = 1 / 2 + 1 / 2.0 + 'a' / 2; System.out.println(l + " " + i + " " + ch + " " + sh + " " + fl + " " + d + " " + (5 / -2) + (-5 % 3) + (5.5 % -2) + (1 << 35) + (1L << 35) + (-1 >>> 31) + (byte) (127 + 1) + (int) 'é' + (char) 65 + (short) 1e10 + (int) -1e20f);
        Integer i1 = 1000, i2 = 1000; int i3 = 1000; Long l1 = 1000L; System.out.println((i1 == i2) + " " + (i1 == i3) + " " + i1.equals(i2) + " " + l1.equals(1000) + " " + l1.equals(1000L) + " " + (i1 <= i2 && i1 >= i2) + " " + new HashSet<>(List.of(i1)).contains(i2)); String s1 = "hi", s2 = "h" + "i", s3 = new String("hi"); final String h = "h"; String h2 = "h"; System.out.println((s1 == s2) + " " + (s1 == s3) + " " + (s1 == s3.intern()) + " " + (s1 == h + "i") + " " + (s1 == h2 + "i"));
        try { Object x = List.of(1); ((List<String>) x).get(0).length(); } catch (ClassCastException e) { System.out.println("CCE"); } try { Iterator<Integer> it = new ArrayList<>(List.of(1, 2)).iterator(); it.next(); it.remove(); it.remove(); } catch (IllegalStateException e) { System.out.println("ISE"); } try { List<Integer> cm = new ArrayList<>(List.of(1, 2, 3)); for (Integer q : cm) cm.remove(q); } catch (ConcurrentModificationException e) { System.out.println("CME"); } try { List.of(1).add(2); } catch (UnsupportedOperationException e) { System.out.println("UOE"); } try { Object z = null; z.toString(); } catch (Exception e) { System.out.println(e.getClass().getSimpleName()); } try { throw new Error("boom"); } catch (Throwable th) { System.out.println(th); } 
        Function<Object, String> fo = Object::toString; Function<? super String, ? extends CharSequence> fw = fo; System.out.println(fw.apply("w").length()); BiFunction<String, Integer, Character> at = String::charAt; System.out.println(at.apply("xyz", 1)); Function<Integer, int[]> mk = int[]::new; System.out.println(mk.apply(3).length); Supplier<Supplier<String>> dbl = () -> "q"::toUpperCase; System.out.println(dbl.get().get()); Comparator<String> cs = String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.reverseOrder()); System.out.println(cs.compare("A", "a"));
        var anon = new Object() { int cnt = 0; int inc() { return ++cnt; } }; anon.inc(); anon.inc(); System.out.println(anon.cnt); switch (anon.inc()) { case 1, 2: System.out.println("no"); break; case 3: { int y = 4; System.out.println("three" + y); } default: int y = 5; System.out.println("fall" + y); } int sw = switch ("b") { case "a", "b" -> { try { yield Integer.parseInt("z"); } catch (NumberFormatException e) { yield -1; } finally { System.out.print("fin "); } } default -> 0; }; System.out.println(sw);
    }
}
