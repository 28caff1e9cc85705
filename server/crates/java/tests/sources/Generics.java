import java.util.*;
import java.util.function.*;
public class Generics {
    static class Box<T> { T v; Box(T v) { this.v = v; } T get() { return v; } <R> Box<R> map(Function<? super T, ? extends R> f) { return new Box<>(f.apply(v)); } static <U> Box<U> of(U u) { return new Box<>(u); } }
    static class IntBox extends Box<Integer> implements Comparable<IntBox> { IntBox(int i) { super(i); } @Override Integer get() { return v + 1; } public int compareTo(IntBox o) { return v - o.v; } }
    static <T> void swap(T[] a, int i, int j) { T t = a[i]; a[i] = a[j]; a[j] = t; }
    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) { Iterator<? extends T> it = c.iterator(); T best = it.next(); while (it.hasNext()) { T n = it.next(); if (n.compareTo(best) > 0) best = n; } return best; }
    static double total(List<? extends Number> l) { double s = 0; for (Number n : l) s += n.doubleValue(); return s; }
    static void fill(List<? super Integer> l) { for (int i = 0; i < 3; i++) l.add(i); Object o = l.get(0); System.out.println(o); }
    @SafeVarargs static <T> List<T> listOf(T... xs) { List<T> r = new ArrayList<>(); for (T x : xs) r.add(x); return r; }
    static int sum(int... xs) { int s = 0; for (int x : xs) s += x; return s; }
    static String f(Object o) { return "obj"; } static String f(String s) { return "str"; } static String f(Integer i) { return "Integer"; } static String f(int i) { return "int"; } static String f(long l) { return "long"; } static String f(int... xs) { return "varargs"; } static String f(char c) { return "char"; }
    static String g(double d) { return "double"; } static String g(Object o) { return "Object"; }
    static String h(Runnable r) { return "runnable"; } static <T> String h(java.util.concurrent.Callable<T> c) { return "callable"; }
    static class Node<K extends Comparable<K>, V> { K k; V v; Node<K, V> l, r; Node(K k, V v) { this.k = k; this.v = v; } }
    static class Tree<K extends Comparable<K>, V> implements Iterable<K> {
        Node<K, V> root; int n;
        class It implements Iterator<K> { Deque<Node<K, V>> st = new ArrayDeque<>(); It() { push(root); } void push(Node<K, V> x) { while (x != null) { st.push(x); x = x.l; } } public boolean hasNext() { return !st.isEmpty(); } public K next() { Node<K, V> x = st.pop(); push(x.r); return x.k; } }
        public Iterator<K> iterator() { return new It(); }
        void put(K k, V v) { root = put(root, k, v); }
        private Node<K, V> put(Node<K, V> x, K k, V v) { if (x == null) { n++; return new Node<>(k, v); } int c = k.compareTo(x.k); if (c < 0) x.l = put(x.l, k, v); else if (c > 0) x.r = put(x.r, k, v); else x.v = v; return x; }
        V get(K k) { Node<K, V> x = root; while (x != null) { int c = k.compareTo(x.k); if (c == 0) return x.v; x = c < 0 ? x.l : x.r; } return null; }
    }
    public static void main(String[] args) {
        Box<String> b = new Box<>("hey");
        int len = b.map(s -> s.length()).get();
        System.out.println(len + " " + b.map(String::toUpperCase).map(s -> s + "!").get() + " " + Box.of(3).map(x -> x * 2.5).get());
        IntBox ib = new IntBox(4);
        Box<Integer> bi = ib;
        System.out.println(bi.get() + " " + (ib.get() + 1));
        Integer[] arr = {1, 2, 3}; swap(arr, 0, 2); System.out.println(Arrays.toString(arr));
        System.out.println(max(Arrays.asList(3, 9, 2)) + " " + max(List.of("a", "zz", "b")));
        System.out.println(total(List.of(1, 2.5, 3L)));
        List<Number> nums = new ArrayList<>(); fill(nums); System.out.println(nums);
        System.out.println(listOf("a", "b").size() + " " + listOf().size() + " " + listOf(1, 2, 3).get(2) + " " + sum() + " " + sum(1, 2, 3));
        byte by = 1; short sh = 2; Integer boxed = 5; Object o = "s";
        System.out.println(f(by) + f(sh) + f('c') + f(1) + f(1L) + f(boxed) + f("s") + f(o) + f() + f(1, 2) + f(2.0));
        System.out.println(g(1) + g('c') + g(1f) + g("x") + g(boxed));
        System.out.println(h(() -> {}) + h(() -> 1) + h(() -> { throw new RuntimeException(); }));
        Tree<String, Integer> t = new Tree<>();
        for (String w : "the quick brown fox jumps over the lazy dog".split(" ")) { Integer c = t.get(w); t.put(w, c == null ? 1 : c + 1); }
        for (String k : t) System.out.print(k + "=" + t.get(k) + " ");
        System.out.println(t.n);
        Map<String, List<Integer>> groups = new TreeMap<>();
        for (int i = 0; i < 6; i++) groups.computeIfAbsent(i % 2 == 0 ? "even" : "odd", k -> new ArrayList<>()).add(i);
        System.out.println(groups);
        for (Map.Entry<String, List<Integer>> e : groups.entrySet()) { int s = 0; for (int x : e.getValue()) s += x; System.out.print(e.getKey() + s + " "); }
        for (var e : groups.entrySet()) { var first = e.getValue().get(0); System.out.print(first + 1); }
        System.out.println();
        groups.forEach((k, v) -> System.out.print(k + v.size()));
        System.out.println();
        Map<Character, Integer> freq = new HashMap<>();
        for (char c : "banana".toCharArray()) freq.merge(c, 1, Integer::sum);
        System.out.println(freq);
        Optional<String> first = listOf("x", "yy").stream().filter(s -> s.length() > 1).findFirst();
        System.out.println(first.map(String::length).orElse(0));
        Supplier<List<String>> sup = ArrayList::new;
        List<String> made = sup.get(); made.add("q"); System.out.println(made);
        Predicate<String> empty = String::isEmpty; System.out.println(empty.negate().or(s -> true).test(""));
        List<int[]> pairs = new ArrayList<>(); pairs.add(new int[]{1, 2}); System.out.println(pairs.get(0)[1]++ + pairs.get(0)[1]);
        List raw = new ArrayList(); raw.add("s"); raw.add(1); System.out.println(raw.get(0) + "" + raw.size());
        try { List<Integer> bad = (List<Integer>) (List<?>) listOf("no"); int z = bad.get(0); } catch (ClassCastException e) { System.out.println("CCE"); }
        try { Comparable c = new IntBox(1); c.compareTo("x"); } catch (ClassCastException e) { System.out.println("CCE2"); }
        PriorityQueue<int[]> pq = new PriorityQueue<>((p, q) -> p[1] - q[1]); pq.add(new int[]{1, 9}); pq.add(new int[]{2, 3}); System.out.println(pq.poll()[0]);
        PriorityQueue<Map.Entry<String, Integer>> pe = new PriorityQueue<>(Comparator.comparing(Map.Entry::getValue)); 
        pe.add(Map.entry("b", 2)); pe.add(Map.entry("a", 1)); System.out.println(pe.poll().getKey());
    }
}
