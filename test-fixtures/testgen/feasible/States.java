import java.util.*;
import java.util.function.*;

/** Objects and static fields in states that calls before may have left, functions, lengths. Every branch can be taken. */
public class States {
    private final int[] counts = new int[4];
    private final List<String> names = new ArrayList<>();
    private final StringBuilder log = new StringBuilder();
    private final int[][] grid = new int[3][3];
    private final boolean[] seen;
    static final List<Integer> CACHE = new ArrayList<>();
    static final int[] TABLE = new int[3];
    private static final StringBuilder OUT = new StringBuilder();
    private static final Map<String, Integer> REG = new HashMap<>();
    static List<Integer> open = new ArrayList<>();
    static int[] arr = {1, 2, 3};
    static States last = new States(3);
    private static final int[] PRIMES = {2, 3, 5};
    private static int calls = 0;
    final States next;

    States(int n) { seen = new boolean[n]; next = null; }

    void add(int i) { counts[i]++; }
    void mark(int i) { seen[i] = true; }
    void set(int r, int c, int v) { grid[r][c] = v; }

    int finalArray() { if (counts[2] == 7) return 1; return 0; }
    int finalGrid() { if (grid[1][2] == 7) return 1; return 0; }
    int finalSeen() { if (seen.length > 1 && seen[1]) return 1; return 0; }
    int finalList() { if (names.size() == 2) return 1; return 0; }
    int finalLog() { if (log.length() > 1) return 1; return 0; }
    static int staticList() { if (CACHE.size() == 2) return 1; return 0; }
    static int staticArray() { if (TABLE[1] == 5) return 1; return 0; }
    static int staticBuilder() { if (OUT.length() > 3) return 1; return 0; }
    static int staticMap(String s) { if (REG.containsKey(s)) return 1; return 0; }
    static void put(String s) { REG.put(s, 1); OUT.append(s); }
    static int openList() { if (open.size() == 2) return 1; return 0; }
    static int openArr() { if (arr[0] == 9) return 1; return 0; }
    static int openLast() { if (last.counts[0] == 9) return 1; return 0; }
    static int openNull() { if (last == null) return 1; return 0; }
    static int primes(int x) { if (PRIMES[1] == x) return 1; return 0; }
    static int calls() { if (calls == 3) return 1; return 0; }

    interface Shape { double area(); String name(); }
    static abstract class Base { abstract int v(); int w() { return v() + 1; } }
    static int iface(Shape s) { if (s.area() > 3) return 1; return 0; }
    static int ifaceNull(Shape s, int x) { if (s != null && x > 2) return 1; return 0; }
    static int abs(Base b) { if (b.w() == 3) return 1; return 0; }
    int field(Shape[] ss) { if (ss.length > 1 && ss[1] != null) return 1; return 0; }
    static int listOf(List<Shape> ss) { if (ss.size() > 1) return 1; return 0; }

    static int fn(Function<Integer, Integer> f) { if (f.apply(3) == 9) return 1; return 0; }
    static int sup(Supplier<String> f) { String s = f.get(); if (s != null && s.length() == 3) return 1; return 0; }
    static int pred(Predicate<String> f) { if (f.test("a") && !f.test("b")) return 1; return 0; }
    static int run(Runnable r) { try { r.run(); return 0; } catch (IllegalStateException e) { return 1; } }
    static int callee(List<Integer> l, Consumer<List<Integer>> c) { int n = l.size(); c.accept(l); if (l.size() != n) return 1; return 0; }
    static int bi(BiFunction<Integer, Integer, Integer> f, int x) { if (f.apply(x, 2) > f.apply(2, x)) return 1; return 0; }
    static int cmp(Comparator<Integer> c) { if (c.compare(1, 2) > 0) return 1; return 0; }

    static int lens(int[] a, int n) { if (a.length > n && n > 10) return 1; return 0; }
    static int lens2(String s, int n) { if (s.length() == n && n > 20) return 1; return 0; }
    static int lens3(List<Integer> l, int n) { if (l.size() >= n && n >= 12) return 1; return 0; }
    static int lens4(int[] a, int[] b) { if (a.length + b.length > 10) return 1; return 0; }
    static int lens5(int[] a) { if (a.length * 2 == 14) return 1; return 0; }
    static int lens6(String s, String t) { if (s.length() - t.length() > 15) return 1; return 0; }
    static int lens7(int[] a) { int n = 0; for (int x : a) n += x > 0 ? 1 : 0; if (n >= 9) return 1; return 0; }
    static int lens8(int[][] a) { if (a.length > 0 && a[0].length == 100) return 1; return 0; }
    static int sumLen(Map<String, Integer> m) { if (m.size() > 9) return 1; return 0; }
}
