import java.io.Serializable;
import java.util.*;
import java.util.function.*;
import static java.util.Map.Entry.comparingByValue;
public class Odd {
    static <T extends Number & Comparable<T>> T clampMax(T a, T b) { return a.compareTo(b) > 0 ? a : b; }
    static <T extends Number & Comparable<? super T>> int sumInts(List<T> l) { int s = 0; for (T t : l) s += t.intValue(); Collections.sort(l); return s * 10 + l.get(0).intValue(); }
    interface Greeter { private String pre() { return "hi "; } default String greet(String n) { return pre() + n + suf(); } private static String suf() { return "!"; } static Greeter make() { return new Greeter() {}; } }
    class A { int v = k; A() { k++; } int get() { return v + k; } }
    class B extends A { int w = v * 2; B() { super(); } int get() { return super.get() + w; } }
    int k = 5;
    static class C extends Odd.A { C(Odd o) { o.super(); } }
    static class Outer { final String n; Outer(String n) { this.n = n; } class In { String s() { return n + "-in"; } } In mk() { return new In(); } In mk2() { return this.new In() { String s() { return super.s() + "-anon-" + n; } }; } }
    static class Par { Par(Supplier<String> s) { System.out.println("Par " + s.get()); } }
    static class Chi extends Par { static int z = 3; final int q; Chi(int p) { super(() -> "p" + p + z); q = p; } Chi() { this(mk()); } static int mk() { return 8; } }
    static int va(Object... o) { return o == null ? -1 : o.length; }
    static String fmt(String f, Object... a) { return f + a.length; }
    static int cnt; static int next() { return cnt++; }
    static <E extends Exception> void sneaky(Exception e) throws E { throw (E) e; }
    static class Res implements AutoCloseable { final int i; Res(int i) { this.i = i; } @Override public void close() { System.out.print("c" + i + " "); } }
    static int early(int n) { for (int i = 0; ; i++) { try (Res r = new Res(i)) { if (i == n) return i * 100; if (i % 2 == 0) continue; } finally { System.out.print("f" + i + " "); } } }
    static class Lazy<T> { private Supplier<? extends T> s; private T v; Lazy(Supplier<? extends T> s) { this.s = s; } T get() { if (s != null) { v = s.get(); s = null; } return v; } <R> Lazy<R> map(Function<? super T, ? extends R> f) { return new Lazy<>(() -> f.apply(get())); } }
    static abstract class Visitor<R> { R visit(Node n) { return n.accept(this); } abstract R num(int v); abstract R add(Node a, Node b); }
    interface Node { <R> R accept(Visitor<R> v); static Node num(int v) { return new Node() { public <R> R accept(Visitor<R> w) { return w.num(v); } }; } static Node add(Node a, Node b) { return new Node() { public <R> R accept(Visitor<R> w) { return w.add(a, b); } }; } }
    static class LinkedStack<T> implements Iterable<T> { private Node head; private class Node { T v; Node nx; Node(T v) { this.v = v; nx = head; head = this; } } void push(T t) { new Node(t); } public Iterator<T> iterator() { class It implements Iterator<T> { Node c = head; public boolean hasNext() { return c != null; } public T next() { T t = c.v; c = c.nx; return t; } } return new It(); } }
    static int sw(Object o) { int r = 0; String s = String.valueOf(o); for (int i = 0; i < s.length(); i++) { switch (s.charAt(i)) { case 'a': case 'e': r += 1; continue; case 'x': break; default: r += 10; } r += 100; } return r; }
    static long mix(int i, long l, float f, double d, char c, byte b, short s) { i += f; l -= d; f *= i; d /= l; c += b; b <<= s; s ^= c; return i + l + (long) f + (long) d + c + b + s; }
    public static void main(String[] args) throws Exception {
        System.out.println(clampMax(3, 9) + clampMax(2.5, 1.5) + " " + sumInts(new ArrayList<>(List.of(3, 1, 2))));
        System.out.println(Greeter.make().greet("bo")); Odd o = new Odd(); System.out.println(o.new A().get() + " " + o.new B().get() + " " + new C(o).get() + " " + o.k);
        Outer out = new Outer("o"); System.out.println(out.mk().s() + " " + out.mk2().s()); new Chi(4); System.out.println(new Chi().q);
        System.out.println(va() + " " + va((Object[]) null) + " " + va((Object) null) + " " + va(1, "a") + " " + va(new Object[]{1, 2, 3}) + " " + va(new int[]{1, 2}) + " " + va((Object) new String[]{"x"}) + " " + va(new String[]{"x", "y"}) + fmt("f") + fmt("g", 1, 2));
        record Pt(int x, int y) { Pt { if (x > y) { int t = x; x = y; y = t; } } static Pt of(int s) { return new Pt(s, -s); } int len() { return y - x; } } enum Dir { N, S; Dir flip() { return this == N ? S : N; } } interface Sh { int ar(); } Sh sh = () -> Pt.of(4).len(); System.out.println(Pt.of(3) + " " + sh.ar() + " " + Dir.N.flip() + Dir.valueOf("S").flip());
        int[] arr = {10, 20, 30}; int i = 0; arr[i++] += arr[i++] * 2 + i; System.out.println(Arrays.toString(arr) + i); int x = 5; x = x++ + x-- - --x + ++x; System.out.println(x); System.out.println(next() + next() * next() + " " + (next() > 2 && next() > 9 || next() == 5) + cnt);
        try { Odd.<RuntimeException>sneaky(new Exception("sn")); } catch (Exception e) { System.out.println(e.getMessage()); } System.out.println(early(3));
        Lazy<Integer> lz = new Lazy<>(() -> { System.out.print("once "); return 21; }); Lazy<String> ls = lz.map(q -> "v" + q * 2); System.out.println(ls.get() + ls.get() + lz.get());
        Node ex = Node.add(Node.num(2), Node.add(Node.num(3), Node.num(4))); System.out.println(new Visitor<Integer>() { Integer num(int v) { return v; } Integer add(Node a, Node b) { return visit(a) + visit(b); } }.visit(ex) + " " + new Visitor<String>() { String num(int v) { return "" + v; } String add(Node a, Node b) { return "(" + visit(a) + "+" + visit(b) + ")"; } }.visit(ex));
        LinkedStack<String> st = new LinkedStack<>(); st.push("p"); st.push("q"); for (String s : st) System.out.print(s.toUpperCase()); System.out.println(sw("axeb") + " " + mix(1, 2, 3.5f, 4.5, 'c', (byte) 6, (short) 7));
        Runnable r = (Runnable & Serializable) () -> System.out.println("both"); r.run(); Object lam = (Function<Integer, Integer>) q -> q + 1; System.out.println(((Function<Integer, Integer>) lam).apply(4)); Map<String, Integer> m = new HashMap<>(Map.of("a", 3, "b", 1)); List<Map.Entry<String, Integer>> es = new ArrayList<>(m.entrySet()); es.sort(comparingByValue()); System.out.println(es.get(0).getKey()); es.sort(Map.Entry.<String, Integer>comparingByValue().reversed()); System.out.println(es.get(0)); es.sort((p, q) -> q.getValue() - p.getValue()); int best = es.get(0).getValue(); System.out.println(best);
        StringBuilder sb = new StringBuilder(); new Object() { void rec(int d) { if (d == 0) return; sb.append(d); rec(d - 1); Runnable rr = () -> sb.append('.'); rr.run(); } }.rec(3); System.out.println(sb); BiFunction<Integer, Integer, Integer> g = new BiFunction<>() { public Integer apply(Integer a, Integer b) { return b == 0 ? a : this.apply(b, a % b); } }; System.out.println(g.apply(48, 36)); Supplier<Integer>[] sups = new Supplier[3]; for (int j = 0; j < 3; j++) { final int jj = j; sups[j] = () -> jj * jj; } int tt = 0; for (Supplier<Integer> su : sups) tt += su.get(); System.out.println(tt);
        char c = 'x'; String res = switch (c) { case 'x', 'y' -> { if (args.length > 5) yield "many"; String t = ""; for (int q = 0; q < 2; q++) t += q; yield t; } default -> "d"; }; System.out.println(res + (c == 120) + (char) (c + 1) + (c + 1) + c++ + ++c); Integer nul = null; try { int z = nul; } catch (NullPointerException e) { System.out.println("npe"); } try { Object ob = "s"; Number nn = (Number) ob; } catch (ClassCastException e) { System.out.println("cce"); } int[][] tri = new int[3][]; for (int q = 0; q < 3; q++) { tri[q] = new int[q + 1]; tri[q][0] = tri[q][q] = 1; for (int w = 1; w < q; w++) tri[q][w] = tri[q - 1][w - 1] + tri[q - 1][w]; } System.out.println(Arrays.deepToString(tri)); long[] la = {1, 'b', (byte) 3}; double dd = la[1] / 2; float ff = 7 / 2; System.out.println(dd + " " + ff + " " + (1 / 3f) + " " + 5f / 2 + " " + 1e10f + " " + 123456789f + " " + (0.1f + 0.2f) + " " + (double) 0.1f + " " + 1.0e-10 + " " + Float.MIN_VALUE + " " + Double.MAX_VALUE + " " + -0.0 + " " + 0.0 / 0);
    }
}
