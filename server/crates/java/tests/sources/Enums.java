import java.util.*;
public class Enums {
    enum Color { RED, GREEN { @Override String hex() { return "0f0"; } }, BLUE(3); final int k; Color() { this(1); } Color(int k) { this.k = k; } String hex() { return name().toLowerCase() + k; } static final Map<String, Color> BY = new HashMap<>(); static { for (Color c : values()) BY.put(c.hex(), c); } }
    enum Op implements java.util.function.IntBinaryOperator {
        ADD("+") { public int applyAsInt(int a, int b) { return a + b; } },
        SUB("-") { public int applyAsInt(int a, int b) { return a - b; } };
        private final String s;
        Op(String s) { this.s = s; }
        public String toString() { return s; }
    }
    static int sw(Color c) { switch (c) { case RED: return 1; case GREEN: return 2; default: return 0; } }
    static String sw2(Color c) { return switch (c) { case RED -> "r"; case GREEN, BLUE -> { String t = c.hex(); yield t + "!"; } }; }
    record Point(int x, int y) implements Comparable<Point> {
        static int made;
        Point { if (x < 0) throw new IllegalArgumentException("neg " + x); made++; }
        Point(int v) { this(v, v); }
        double dist() { return Math.sqrt(x * x + y * y); }
        public int compareTo(Point o) { return Integer.compare(x, o.x); }
        static Point origin() { return new Point(0, 0); }
    }
    record Pair<A, B>(A a, B b) { <C> Pair<A, C> with(C c) { return new Pair<>(a, c); } }
    record Mixed(double d, float f, long l, char c, boolean z, String s, int[] arr) {}
    public static void main(String[] args) {
        for (Color c : Color.values()) System.out.println(c + " " + c.ordinal() + " " + c.hex() + " " + sw(c) + " " + sw2(c) + " " + c.getDeclaringClass().getSimpleName());
        System.out.println(Color.valueOf("RED") == Color.RED);
        try { Color.valueOf("X"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(Color.BY.get("0f0"));
        for (Op op : Op.values()) System.out.println(op + " " + op.applyAsInt(7, 2) + " " + op.name());
        Point p = new Point(3, 4), q = new Point(3, 4);
        System.out.println(p + " " + p.equals(q) + " " + (p == q) + " " + p.hashCode() + " " + p.dist() + " " + p.x() + " " + Point.made);
        try { new Point(-1, 0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(new Point(5) + " " + Point.origin());
        Pair<String, Integer> pr = new Pair<>("k", 2);
        System.out.println(pr + " " + pr.with(2.5) + " " + pr.a().length() + " " + (pr.b() + 1) + " " + pr.hashCode());
        Mixed m = new Mixed(0.0, 1f, 2L, 'c', true, null, null);
        System.out.println(m + " " + m.equals(new Mixed(-0.0, 1f, 2L, 'c', true, null, null)) + " " + m.equals(new Mixed(0.0, 1f, 2L, 'c', true, null, null)) + " " + m.hashCode());
        EnumMap<Color, Integer> em = new EnumMap<>(Color.class);
        em.put(Color.BLUE, 1); em.put(Color.RED, 2);
        System.out.println(em);
        System.out.println(Color.RED.compareTo(Color.BLUE));
        Object o = p;
        if (o instanceof Point pt && pt.x() == 3) System.out.println("matched " + pt.y());
        if (!(o instanceof Point z)) { return; }
        System.out.println(z.x());
        List<Point> ps = new ArrayList<>(List.of(new Point(3, 1), new Point(1, 2)));
        Collections.sort(ps);
        System.out.println(ps);
        ps.sort(Comparator.comparing(Point::y).thenComparing(Point::x, Comparator.reverseOrder()));
        System.out.println(ps);
        ps.sort(Comparator.comparingInt((Point a) -> a.y()).reversed());
        System.out.println(ps);
    }
}
