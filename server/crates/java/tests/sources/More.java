import java.util.*;
import java.util.function.*;
public class More {
    static int count; int id = ++count; static String log = "";
    static { log += "static;"; }
    interface Stack2<E> extends Iterable<E> { void push(E e); E pop(); boolean isEmpty(); static <T> Stack2<T> create() { return new LinkedStack<>(); } default E peek() { E e = pop(); push(e); return e; } }
    static class LinkedStack<E> implements Stack2<E> {
        private class Node { E item; Node next; Node(E item, Node next) { this.item = item; this.next = next; } }
        private Node head; private int size;
        public void push(E e) { head = new Node(e, head); size++; }
        public E pop() { if (head == null) throw new NoSuchElementException("empty"); E e = head.item; head = head.next; size--; return e; }
        public boolean isEmpty() { return head == null; }
        public Iterator<E> iterator() { return new Iterator<E>() { Node cur = head; @Override public boolean hasNext() { return cur != null; } @Override public E next() { E e = cur.item; cur = cur.next; return e; } }; }
    }
    static abstract class Animal { abstract String sound(); public String toString() { return name() + ":" + sound(); } protected String name() { return getClass().getSimpleName(); } }
    static class Dog extends Animal { String sound() { return "woof"; } }
    static class Puppy extends Dog { @Override String sound() { return super.sound() + "!"; } @Override protected String name() { return "P" + super.name(); } }
    static class Matrix { final double[][] a; Matrix(int n) { a = new double[n][n]; } Matrix times(Matrix o) { int n = a.length; Matrix r = new Matrix(n); for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { double s = 0; for (int k = 0; k < n; k++) s += a[i][k] * o.a[k][j]; r.a[i][j] = s; } return r; } }
    static long fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
    static int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }
    static boolean isPrime(int n) { for (int i = 2; (long) i * i <= n; i++) if (n % i == 0) return false; return n > 1; }
    static <T, R> List<R> map(List<T> l, Function<? super T, ? extends R> f) { List<R> r = new ArrayList<>(); for (T t : l) r.add(f.apply(t)); return r; }
    static <A, B, C> Function<A, C> compose(Function<A, B> f, Function<B, C> g) { return a -> g.apply(f.apply(a)); }
    static class Counter<K> { private final Map<K, Integer> m = new TreeMap<>(); void add(K k) { m.merge(k, 1, (a, b) -> a + b); } Map<K, Integer> get() { return m; } int total() { int t = 0; for (int v : m.values()) t += v; return t; } }
    static class Event<T> { private final List<Consumer<T>> hs = new ArrayList<>(); Event<T> on(Consumer<T> h) { hs.add(h); return this; } void emit(T t) { for (Consumer<T> h : hs) h.accept(t); } }
    static class Graph { private final Map<Integer, List<Integer>> adj = new HashMap<>(); void edge(int a, int b) { adj.computeIfAbsent(a, k -> new ArrayList<>()).add(b); adj.computeIfAbsent(b, k -> new ArrayList<>()).add(a); } List<Integer> bfs(int s) { List<Integer> out = new ArrayList<>(); Set<Integer> seen = new HashSet<>(); Deque<Integer> q = new ArrayDeque<>(); q.add(s); seen.add(s); while (!q.isEmpty()) { int u = q.poll(); out.add(u); for (int v : adj.getOrDefault(u, Collections.emptyList())) if (seen.add(v)) q.add(v); } return out; } }
    sealed interface Expr permits Num, Add, Mul {}
    record Num(int v) implements Expr {} record Add(Expr l, Expr r) implements Expr {} record Mul(Expr l, Expr r) implements Expr {}
    static int eval(Expr e) { if (e instanceof Num n) return n.v(); else if (e instanceof Add a) return eval(a.l()) + eval(a.r()); else if (e instanceof Mul m) return eval(m.l()) * eval(m.r()); throw new IllegalArgumentException("?"); }
    static String classify(Object o) { if (o instanceof Integer i && i > 10) return "big" + i; if (o instanceof String s && !s.isEmpty()) return "str" + s.charAt(0); return o == null ? "null" : o.getClass().getName(); }
    static int depth = 0; static int down() { depth++; return down(); }
    public static void main(String[] args) {
        Stack2<String> st = Stack2.create(); st.push("a"); st.push("b"); for (String s : st) System.out.print(s); System.out.println(st.peek() + st.pop() + st.pop() + st.isEmpty());
        try { st.pop(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        Animal[] zoo = {new Dog(), new Puppy(), new Animal() { String sound() { return "anon"; } }}; for (Animal a : zoo) System.out.println(a);
        Matrix m = new Matrix(2); m.a[0][0] = 1; m.a[0][1] = 2; m.a[1][0] = 3; m.a[1][1] = 4; System.out.println(Arrays.deepToString(m.times(m).a));
        System.out.println(fib(15) + " " + gcd(48, 18) + " " + isPrime(97) + isPrime(91));
        System.out.println(map(List.of(1, 2, 3), x -> "n" + x) + " " + compose((String s) -> s.length(), n -> n * n).apply("four"));
        Counter<String> c = new Counter<>(); for (String w : "b a b c a b".split(" ")) c.add(w); System.out.println(c.get() + " " + c.total());
        StringBuilder out = new StringBuilder(); new Event<Integer>().on(x -> out.append(x)).on(x -> out.append("/").append(x * 2)).emit(21); System.out.println(out);
        Graph g = new Graph(); g.edge(1, 2); g.edge(1, 3); g.edge(2, 4); System.out.println(g.bfs(1));
        System.out.println(eval(new Add(new Num(2), new Mul(new Num(3), new Num(4)))) + " " + classify(42) + classify("x") + classify(null) + classify(2.0) + classify(new int[0]));
        System.out.println(new More().id + new More().id + " " + log + count);
        try { down(); } catch (StackOverflowError e) { System.out.println("overflow " + (depth > 500)); }
        int[] a = {5, 3, 8, 1}; for (int i = 0; i < a.length - 1; i++) for (int j = 0; j < a.length - 1 - i; j++) if (a[j] > a[j + 1]) { int t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; } System.out.println(Arrays.toString(a));
        Integer[] boxed = {3, 1, 2}; Arrays.sort(boxed, (x, y) -> y - x); System.out.println(Arrays.asList(boxed)); Arrays.sort(boxed, Collections.reverseOrder()); System.out.println(boxed[0]);
        String text = """
            Hello,
              "World" \
            joined
            """; System.out.print(text);
        long big = Integer.MAX_VALUE; big++; int sh = 1 << 33; System.out.println(big + " " + sh + " " + (byte) 130 + " " + (5 & 3 | 4 ^ 1) + " " + (-17 >> 2) + " " + (-17 >>> 28) + " " + (-17 % 5) + " " + 7 / -2);
        System.out.println((int) 3.99e10 + " " + (long) Double.NaN + " " + (char) 98 + " " + (int) 'z' + " " + 1.0 / 0 + " " + 0.1f + " " + (0.1 + 0.2) + " " + 100.0 + " " + 1e-5 + " " + (float) 1 / 3);
        List<? super Integer> sup = new ArrayList<Number>(); sup.add(3); System.out.println(sup.get(0));
        Map<String, Map<String, Integer>> mm = new TreeMap<>(); mm.computeIfAbsent("x", k -> new TreeMap<>()).merge("y", 5, Integer::sum); mm.get("x").merge("y", 6, Integer::sum); System.out.println(mm);
        Iterator<Map.Entry<String, Map<String, Integer>>> it = mm.entrySet().iterator(); while (it.hasNext()) { var en = it.next(); System.out.println(en.getKey() + en.getValue().get("y")); it.remove(); } System.out.println(mm.isEmpty());
        BiFunction<Integer, Integer, Integer> add = Integer::sum; Function<Integer, Integer> dbl = x -> x * 2; System.out.println(add.andThen(dbl).apply(3, 4)); Supplier<int[]> sa = () -> new int[]{1, 2}; System.out.println(sa.get()[1]); 
        Runnable[] rs = new Runnable[3]; for (int i = 0; i < 3; i++) { int k = i; rs[i] = () -> System.out.print(k); } for (Runnable r : rs) r.run(); System.out.println();
        char[] cs = "hello".toCharArray(); Arrays.sort(cs); System.out.println(new String(cs) + String.valueOf(cs, 1, 2) + cs.length); cs[0]++; cs[1] += 2; System.out.println(cs);
        Object o = 5; Object p = 'c'; System.out.println(o.equals(5) + " " + p.equals('c') + " " + o.hashCode() + " " + Objects.hash(1, "a") + " " + List.of(1, 2).hashCode() + " " + "abc".hashCode() + " " + Arrays.hashCode(new int[]{1, 2}));
        switch (args.length) { case 0 -> System.out.println("none"); case 1 -> System.out.println("one"); default -> { } }
        var list = new ArrayList<Map<String, ? extends Number>>(); list.add(Map.of("k", 1)); for (var q : list) System.out.println(q.get("k").intValue());
        Optional<Integer> op = Optional.of(5).map(x -> x + 1).filter(x -> x > 3); System.out.println(op.orElseGet(() -> 0) + " " + op); int total = 0; for (int i : new int[]{1, 2, 3}) total += i; System.out.println(total);
        System.out.println(ints(1, 2, 3).apply(2) + " " + Optional.ofNullable((String) null).map(String::length).orElse(-1));
        int x = 10; x -= 3 - 1; x *= 2 + 1; x /= 4; x %= 4; System.out.println(x); x = x++ * 2 + x; System.out.println(x); boolean f = false; f |= x > 1 & !f; System.out.println(f ^ true);
        label: for (int i = 0; ; i++) { switch (i) { case 3: break label; case 1: continue label; default: System.out.print(i); } } System.out.println();
        System.out.println(Long.MAX_VALUE + 1 + " " + Math.floorMod(-3, 5) + " " + Integer.toBinaryString(10) + " " + Integer.parseInt("-12") + " " + Double.parseDouble("1.5") + " " + Character.isDigit('5') + " " + Integer.compare(1, 2) + Boolean.parseBoolean("true"));
    }
    static IntFunction<Integer> ints(Integer... v) { return i -> v[i]; }
}
