import java.util.*;
import java.util.function.*;
// Pins: the frames of bridge methods, which stand at the class.
public class BridgeFrames {
  static
  class C
    implements Comparable<C> {
    int k;
    public int compareTo(C o) { return 1 / k; } }
  static abstract class Shape { abstract Shape copy(); Object id(int x) { return 1 / x; } }
  static class Sq extends Shape { 
    Sq copy() { throw new IllegalStateException("x"); } 
    @Override Integer id(int x) { return 1 / x; } }
  interface Visitor<R> { R visit(Node n); }
  static class Node { <R> R accept(Visitor<R> v) { return v.visit(this); } }
  static class Counter
      implements Visitor<Integer> {
    public Integer visit(Node n) {
      return 1 / (n.hashCode() & 0);
    }
  }
  enum Op implements IntBinaryOperator, Supplier<String> {
    PLUS { public String get() { return "a".substring(2); } public int applyAsInt(int a, int b) { return a / b; } };
  }
  record P(String s)
     implements Comparable<P>, Function<P, Integer> {
    public int compareTo(P p) { return s.compareTo(p.s.substring(7)); }
    public Integer apply(P p) { return p.s.charAt(9) + 1; }
  }
  static <T extends Comparable<T>> T max(List<T> l) { T b = null; for (T t : l) if (b == null || t.compareTo(b) > 0) b = t; return b; }
  static class It implements Iterator<String>, Iterable<String> {
    public boolean hasNext() { return true; }
    public String next() { return "x".repeat(-1); }
    public Iterator<String> iterator() { return this; }
  }
  static class Base<T> { void put(T t) { System.out.println(t); } void run(T t) { put(t); } }
  static class Str extends Base<String> { 
    @Override void put(String t) { t.length(); } }
  static void t(String n, Runnable r) {
    try { r.run(); System.out.println(n + " ok"); } catch (RuntimeException e) {
      System.out.println(n + " " + e);
      for (StackTraceElement x : e.getStackTrace()) if (x.getClassName().startsWith("Bridge")) System.out.println("   " + x.getClassName() + "." + x.getMethodName() + ":" + x.getLineNumber());
    }
  }
  public static void main(String[] a) {
    t("c", () -> { Comparable<C> c = new C(); c.compareTo(new C()); });
    t("c direct", () -> new C().compareTo(new C()));
    t("sort", () -> Collections.sort(new ArrayList<>(List.of(new C(), new C()))));
    t("max", () -> max(List.of(new C(), new C())));
    t("shape", () -> { Shape s = new Sq(); s.copy(); });
    t("sq", () -> { Sq s = new Sq(); s.copy(); });
    t("id", () -> { Shape s = new Sq(); s.id(0); });
    t("visit", () -> new Node().accept(new Counter()));
    t("op", () -> Op.PLUS.get()); t("op2", () -> { Supplier<String> s = Op.PLUS; s.get(); }); t("op3", () -> Op.PLUS.applyAsInt(1, 0));
    t("rec", () -> new TreeSet<>(List.of(new P("a"), new P("b")))); t("rec2", () -> List.of(new P("a")).stream().map(new P("q")).toList());
    t("it", () -> { for (String s : new It()) { } });
    t("str", () -> new Str().run(null)); t("str2", () -> { Base<String> b = new Str(); b.put(null); });
    t("anon", () -> new ArrayList<>(List.of("b", "a")).sort(
        new Comparator<String>() 
        {
          public int compare(String x, String y) { return x.charAt(1) - y.charAt(0); }
        }));
    t("anon2", () -> new ArrayList<>(List.of("b", "a")).sort(new Comparator<>() { @Override
          public int compare(String x, String y) { return x.charAt(1) - y.charAt(0); } }));
    class Local
      implements Function<Integer, Integer> { public Integer apply(Integer x) { return 10 / x; } }
    t("local", () -> Optional.of(0).map(new Local())); 
    t("mref", () -> { Comparator<C> k = C::compareTo; k.compare(new C(), new C()); });
    t("mref2", () -> { Function<Node, Integer> k = new Counter()::visit; k.apply(new Node()); });
    t("mref3", () -> { Visitor<Integer> v = new Counter(); Function<Node, Integer> k = v::visit; k.apply(new Node()); });
    t("lambda", () -> { Comparator<String> k = (x, y) -> x.charAt(3); k.compare("a", "b"); });
    t("super", () -> new Base<Integer>() { void put(Integer i) { super.put(i / 0); } }.run(3));
  }
}
