import java.util.*;

/** Small classes and parameters of the class library. Every branch can be taken. */
public class Objects {
    enum Color { RED, GREEN, BLUE; int seen; }
    static class Node { int v; Node next; Node(int v) { this.v = v; } }
    static class Acc { private int total; private int ops; void add(int x) { total += x; ops++; } int avg() { if (ops == 0) return 0; if (total / ops > 100) return 1; return 2; } }
    static class Ring { private final Object[] buf; private int head, size; Ring(int n) { buf = new Object[n]; }
        boolean offer(Object o) { if (size == buf.length) return false; buf[(head + size) % buf.length] = o; size++; return true; }
        Object poll() { if (size == 0) return null; Object o = buf[head]; if (o == null) throw new IllegalStateException("empty"); buf[head] = null; head = (head + 1) % buf.length; size--; return o; }
        boolean has(Object o) { for (int i = 0; i < size; i++) { if (buf[(head + i) % buf.length].equals(o)) return true; } return false; } }
    static class Trie { private final Trie[] kids = new Trie[26]; private boolean end;
        boolean contains(String s) { Trie t = this; for (char c : s.toCharArray()) { t = t.kids[c - 'a']; if (t == null) return false; } return t.end; } }
    static class Uf { private final int[] parent; Uf(int n) { parent = new int[n]; for (int i = 0; i < n; i++) parent[i] = i; }
        int find(int x) { while (parent[x] != x) { x = parent[x]; } return x; }
        boolean union(int a, int b) { int ra = find(a), rb = find(b); if (ra == rb) return false; parent[ra] = rb; return true; } }
    static class Matrix { private final double[][] d; Matrix(int r, int c) { d = new double[r][c]; }
        boolean isIdentity() { if (d.length != d[0].length) return false; for (int i = 0; i < d.length; i++) for (int j = 0; j < d.length; j++) if (d[i][j] != (i == j ? 1 : 0)) return false; return true; } }
    static class Counter { private final int[] c = new int[200]; boolean any() { for (int i = 0; i < c.length; i++) if (c[i] > 3) return true; return false; } void inc(int i) { c[i]++; } }
    static class Lru { private final Map<Integer, Integer> m = new LinkedHashMap<>(); private final int cap; Lru(int cap) { this.cap = cap; }
        int get(int k) { if (!m.containsKey(k)) return -1; int v = m.remove(k); m.put(k, v); return v; }
        void put(int k, int v) { if (m.size() >= cap && !m.containsKey(k)) { m.remove(m.keySet().iterator().next()); } m.put(k, v); } }
    static class Holder { final Acc acc = new Acc(); int f() { if (acc.total > 5) return 1; return 0; } }
    static class Opt { private Optional<Acc> o = Optional.empty(); int f() { if (o.isPresent()) return 1; return 0; } void s(Acc a) { o = Optional.of(a); } }
    static class Fin { private final Optional<int[]> o; Fin(int[] a) { o = Optional.ofNullable(a); } int f() { if (o.isPresent() && o.get().length == 2) return 1; return 0; } }
    static class Wrapped { private final List<List<Integer>> ll = new ArrayList<>(); int f() { if (ll.size() == 1 && ll.get(0).size() == 2) return 1; return 0; } }
    static class Dates { private final Deque<Long> q = new ArrayDeque<>(); int f(long now) { while (!q.isEmpty() && q.peekFirst() < now) q.pollFirst(); if (q.size() == 3) return 1; return 0; } }
    static class Lzy { private static Lzy inst; private int n; static Lzy get() { if (inst == null) inst = new Lzy(); return inst; } int f() { n++; if (n == 3) return 1; return 0; } }
    static class Iter implements Iterator<Integer> { private final int[] a; private int i; Iter(int... a) { this.a = a; } public boolean hasNext() { return i < a.length; } public Integer next() { if (i >= a.length) throw new NoSuchElementException(); return a[i++]; } }
    static class Super { protected int p; Super() { p = 1; } }
    static class Sub extends Super { int f() { if (p == 5) return 1; return 0; } }
    static class Chain { private final Chain prev; private final int v; Chain(Chain prev, int v) { this.prev = prev; this.v = v; } int depth() { if (prev == null) return 1; return 1 + prev.depth(); } boolean f() { return depth() == 3 && v == 4; } }
    static class Buf { private char[] b = new char[2]; private int n; void add(char c) { if (n == b.length) b = Arrays.copyOf(b, n * 2); b[n++] = c; } boolean f() { return n == 5; } }
    static class Bits { private final BitSet bs = new BitSet(); boolean f() { if (bs.cardinality() == 2) return true; return false; } }
    static class Atomics { private final java.util.concurrent.atomic.AtomicInteger n = new java.util.concurrent.atomic.AtomicInteger(); int f() { if (n.get() == 3) return 1; return 0; } int g() { if (n.incrementAndGet() > 2) return 1; return 0; } }
    static class Rand { private final Random r = new Random(5); int f() { if (r.nextInt(6) == 0) return 1; return 0; } }
    static class Scn { private final Scanner s = new Scanner("a b"); int f() { if (!s.hasNext()) return 1; return 0; } }
    static class Priv { private int n; private Priv() { } static Priv of(int n) { Priv p = new Priv(); p.n = n; return p; } int f() { if (n > 9) return 1; return 0; } }
    static class Nums { static int f(Number n) { if (n.doubleValue() == 2.5) return 1; return 0; } static int g(Comparable<String> c) { if (c.compareTo("x") == 0) return 1; return 0; } static int h(CharSequence c) { if (c.length() == 2) return 1; return 0; } static int i(Iterable<Integer> it) { int n = 0; for (int x : it) n += x; if (n == 10) return 1; return 0; } static <T extends Comparable<T>> int j(T a, T b) { if (a.compareTo(b) == 3) return 1; return 0; } }
    static int col(Color c) { if (c.seen == 3) return 1; return 0; }
    static int nested(Map<String, List<Integer>> m) { for (List<Integer> l : m.values()) if (l.size() == 2) return 1; return 0; }
    static int linked(Collection<Integer> c) { if (c instanceof LinkedList) return 1; return 0; }
    static int immut(List<Integer> l) { try { l.add(3); return 0; } catch (UnsupportedOperationException e) { return 1; } }
    static int nullEl(List<Integer> l) { for (Integer x : l) if (x == null) return 1; return 0; }
    static int nullVal(Map<String, Integer> m) { if (m.get("k") == null && m.containsKey("k")) return 1; return 0; }
    static int nullKey(Map<String, Integer> m) { if (m.containsKey(null)) return 1; return 0; }
    static int tm(TreeMap<Integer, String> m) { if (m.comparator() != null) return 1; return 0; }
    static int optEmpty(Optional<String> o) { if (o.isPresent() && o.get().isEmpty()) return 1; return 0; }
    static int order(Map<Integer, Integer> m) { int p = 0; for (int k : m.keySet()) { if (k < p) return 1; p = k; } return 0; }
    static int setOrder(Set<Integer> m) { int p = Integer.MIN_VALUE; for (int k : m) { if (k < p) return 1; p = k; } return 0; }
    static int excep(Exception e) { if (e.getMessage() == null) return 1; if (e.getCause() != null) return 2; if (e instanceof RuntimeException) return 3; return 0; }
    static int thr(Throwable e) { if (e instanceof Error) return 1; return 0; }
    static int cls(Class<?> c) { if (c == String.class) return 1; return 0; }
    static int sb(StringBuilder b) { if (b.length() == 3) return 1; return 0; }
    static int thread(Thread t) { if (t.getName().equals("x")) return 1; return 0; }
    static int big(java.math.BigInteger b) { if (b.bitLength() > 70) return 1; return 0; }
    static int dec(java.math.BigDecimal b) { if (b.scale() == 2) return 1; return 0; }
    static int rnd(Random r) { if (r.nextInt(10) == 3) return 1; return 0; }
    static int var(int... xs) { if (xs.length == 3 && xs[2] == 5) return 1; return 0; }
    static int objs(Object... xs) { if (xs.length == 2 && xs[1] instanceof List) return 1; return 0; }
    static int hash(String s) { if (s.hashCode() % 7 == 3) return 1; return 0; }
    static int uni(String s) { if (s.length() > 0 && s.charAt(0) > 0x3000) return 1; return 0; }
    static int itr(Iterator<Integer> i) { int n = 0; while (i.hasNext()) { n++; i.next(); } if (n == 12) return 1; return 0; }
    static int eqObj(Object a, Object b) { if (a.equals(b) && a != b) return 1; return 0; }
    static int hashObj(Object a) { if (a.hashCode() == 77) return 1; return 0; }
    static int nanos(double d) { if (d != d) return 1; return 0; }
    static int inter(String a) { if (a == "lit") return 1; return 0; }
    static int boxId(Integer a, Integer b) { if (a.equals(b) && a != b) return 1; return 0; }
    static int arrAlias(int[] a, int[] b) { a[0] = 1; b[0] = 2; if (a[0] == 2) return 1; return 0; }
    static int listAlias(List<Integer> a, List<Integer> b) { a.add(1); if (b.size() == a.size()) return 1; return 0; }
    static int arrStore(Object[] a) { try { a[0] = "x"; return 0; } catch (ArrayStoreException e) { return 1; } }
    static int cat(Object o) { try { String s = (String) o; return s.length(); } catch (ClassCastException e) { return -1; } }
    static int nfe(String s) { try { return Integer.parseInt(s); } catch (NumberFormatException e) { return -1; } }
    static int nfe2(String s) { if (Integer.parseInt(s) == 42) return 1; return 0; }
    static int so(Node n) { int c = 0; while (n != null) { c++; n = n.next; } if (c == 12) return 1; return 0; }
}
