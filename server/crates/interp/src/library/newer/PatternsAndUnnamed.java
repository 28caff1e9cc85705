// Record patterns, switches with patterns and guards, unnamed variables: Java 21 and 22.
import java.util.*; import java.util.function.*;
public class PatternsAndUnnamed {
  sealed interface Shape permits Circle, Square, Pair {} record Circle(double r) implements Shape {} record Square(int s) implements Shape {} record Pair(Shape a, Object b) implements Shape {}
  enum E { A, B }
  static String f(Object o) { return switch (o) { case null -> "null!"; case Integer i when i > 10 -> "big" + i; case Integer i -> "int" + i; case String s -> "str" + s.length(); case Circle(double r) when r > 1 -> "circle" + r; case Circle c -> "small" + c.r(); case Pair(Circle(var r), String t) -> "pair" + r + t; case Pair(Square(int s), var q) -> "sq" + s + q; case Pair p -> "p"; case int[] a -> "arr" + a.length; case E e when e == E.A -> "A!"; case E e -> "E" + e; default -> "other"; }; }
  static double area(Shape s) { return switch (s) { case Circle(var r) -> r * r; case Square(var x) -> x * x; case Pair(var a, var b) -> area(a); }; }
  static String q(E e) { return switch (e) { case A -> "a"; case B -> "b"; }; }
  static String old(Object o) { switch (o) { case String s: return "s" + s; case Integer i when i > 0: return "+" + i; default: return "d"; } }
  record Gen<T>(T t, List<T> l) {}
  static String g(Object o) { if (o instanceof Gen<?>(String s, var l) && !l.isEmpty()) return s + l; if (o instanceof Gen<?>(Gen<?>(var x, var _), _)) return "inner" + x; return "no"; }
  public static void main(String[] args) {
    for (Object o : new Object[]{null, 5, 50, "abc", new Circle(2), new Circle(0.5), new Pair(new Circle(1), "t"), new Pair(new Square(3), 7L), new Pair(new Circle(1), 5), new int[3], E.A, E.B, 'c'}) System.out.println(f(o));
    System.out.println(area(new Pair(new Square(4), null)) + " " + q(E.B) + old("x") + old(3) + old(-3) + g(new Gen<>("k", List.of("z"))) + g(new Gen<>(new Gen<>(1, List.of()), List.of())) + g(1));
    int n = 0; for (var _ : List.of(1, 2, 3)) n++; try { Integer.parseInt("x"); } catch (NumberFormatException _) { n += 10; } BiFunction<Integer, Integer, Integer> bf = (x, _) -> x; System.out.println(n + bf.apply(7, 8)); var _ = n;
    try { f2(null); } catch (NullPointerException e) { System.out.println("npe"); }
    if (new Pair(new Circle(3), "x") instanceof Pair(Circle(double r), String s) && r > 2) System.out.println(r + s);
  }
  static String f2(Object o) { return switch (o) { case String s -> s; default -> "d"; }; }
}
