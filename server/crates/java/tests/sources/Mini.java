import java.util.*;
import java.util.function.*;
public class Mini {
    interface Coll<T, A, R> { Supplier<A> supplier(); BiConsumer<A, T> accumulator(); Function<A, R> finisher();
        static <T, A, R> Coll<T, A, R> of(Supplier<A> s, BiConsumer<A, T> a, Function<A, R> f) { return new Coll<T, A, R>() { public Supplier<A> supplier() { return s; } public BiConsumer<A, T> accumulator() { return a; } public Function<A, R> finisher() { return f; } }; } }
    static class Colls {
        static <T> Coll<T, ?, List<T>> toList() { return Coll.of(() -> new ArrayList<T>(), (l, t) -> l.add(t), l -> l); }
        static <T> Coll<T, ?, Set<T>> toSet() { return Coll.of(TreeSet<T>::new, Set::add, s -> s); }
        static Coll<CharSequence, ?, String> joining(String sep) { return Coll.of(StringBuilder::new, (sb, s) -> { if (sb.length() > 0) sb.append(sep); sb.append(s); }, StringBuilder::toString); }
        static <T> Coll<T, ?, Long> counting() { return Coll.of(() -> new long[1], (a, t) -> a[0]++, a -> a[0]); }
        static <T> Coll<T, ?, Integer> summingInt(ToIntFunction<? super T> f) { return Coll.of(() -> new int[1], (a, t) -> a[0] += f.applyAsInt(t), a -> a[0]); }
        static <T, U, A, R> Coll<T, ?, R> mapping(Function<? super T, ? extends U> f, Coll<? super U, A, R> d) { BiConsumer<A, ? super U> acc = d.accumulator(); return Coll.of(d.supplier(), (a, t) -> acc.accept(a, f.apply(t)), d.finisher()); }
        static <T, K> Coll<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> f) { return groupingBy(f, toList()); }
        static <T, K, A, D> Coll<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> f, Coll<? super T, A, D> d) { return groupingBy(f, HashMap::new, d); }
        static <T, K, D, A, M extends Map<K, D>> Coll<T, ?, M> groupingBy(Function<? super T, ? extends K> f, Supplier<M> ms, Coll<? super T, A, D> d) {
            return Coll.of(() -> new LinkedHashMap<K, A>(), (m, t) -> { A box = m.computeIfAbsent(f.apply(t), k -> d.supplier().get()); d.accumulator().accept(box, t); }, m -> { M r = ms.get(); m.forEach((k, v) -> r.put(k, d.finisher().apply(v))); return r; }); }
        static <T, K, U> Coll<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> k, Function<? super T, ? extends U> v) { return toMap(k, v, (a, b) -> a, TreeMap::new); }
        static <T, K, U, M extends Map<K, U>> Coll<T, ?, M> toMap(Function<? super T, ? extends K> k, Function<? super T, ? extends U> v, BinaryOperator<U> mf, Supplier<M> ms) { return Coll.of(ms, (m, t) -> m.merge(k.apply(t), v.apply(t), mf), m -> m); }
        static <T, A, R, RR> Coll<T, A, RR> collectingAndThen(Coll<T, A, R> d, Function<R, RR> f) { return Coll.of(d.supplier(), d.accumulator(), a -> f.apply(d.finisher().apply(a))); }
    }
    static class S<T> {
        final List<T> l; S(List<T> l) { this.l = l; }
        @SafeVarargs static <T> S<T> of(T... ts) { return new S<>(Arrays.asList(ts)); }
        static <T> S<T> iterate(T seed, UnaryOperator<T> f, int n) { List<T> r = new ArrayList<>(); for (int i = 0; i < n; i++) { r.add(seed); seed = f.apply(seed); } return new S<>(r); }
        <R> S<R> map(Function<? super T, ? extends R> f) { List<R> r = new ArrayList<>(); for (T t : l) r.add(f.apply(t)); return new S<>(r); }
        <R> S<R> flatMap(Function<? super T, ? extends S<? extends R>> f) { List<R> r = new ArrayList<>(); for (T t : l) for (R x : f.apply(t).l) r.add(x); return new S<>(r); }
        S<T> filter(Predicate<? super T> p) { List<T> r = new ArrayList<>(); for (T t : l) if (p.test(t)) r.add(t); return new S<>(r); }
        S<T> sorted(Comparator<? super T> c) { List<T> r = new ArrayList<>(l); r.sort(c); return new S<>(r); }
        <R, A> R collect(Coll<? super T, A, R> c) { A a = c.supplier().get(); for (T t : l) c.accumulator().accept(a, t); return c.finisher().apply(a); }
        T reduce(T id, BinaryOperator<T> op) { T r = id; for (T t : l) r = op.apply(r, t); return r; }
        <U> U reduce(U id, BiFunction<U, ? super T, U> f, BinaryOperator<U> c) { U r = id; for (T t : l) r = f.apply(r, t); return r; }
        Optional<T> max(Comparator<? super T> c) { T b = null; for (T t : l) if (b == null || c.compare(t, b) > 0) b = t; return Optional.ofNullable(b); }
        int sumInt(ToIntFunction<? super T> f) { int s = 0; for (T t : l) s += f.applyAsInt(t); return s; }
        <A> A[] toArray(IntFunction<A[]> g) { return l.toArray(g.apply(0)); }
        void each(Consumer<? super T> c) { l.forEach(c); }
    }
    record P(String n, String d, int a, double w) {}
    static <T> Predicate<T> not(Predicate<? super T> p) { return t -> !p.test(t); }
    static <T> T first(List<? extends T> l, T dflt) { return l.isEmpty() ? dflt : l.get(0); }
    public static void main(String[] args) {
        S<P> ps = S.of(new P("Ann", "dev", 30, 1.5), new P("Bob", "ops", 40, 2), new P("Cid", "dev", 25, 3));
        System.out.println(ps.filter(p -> p.a() > 26).map(P::n).collect(Colls.toList()));
        Map<String, List<P>> g = ps.collect(Colls.groupingBy(P::d)); for (P p : g.get("dev")) System.out.print(p.n()); System.out.println();
        Map<String, Long> cnt = ps.collect(Colls.groupingBy(p -> p.d(), Colls.counting())); System.out.println(cnt.get("dev") + 1);
        TreeMap<String, Set<String>> tm = ps.collect(Colls.groupingBy(P::d, TreeMap::new, Colls.mapping(p -> p.n().toLowerCase(), Colls.toSet()))); System.out.println(tm.firstEntry().getValue());
        System.out.println(ps.map(p -> p.n() + p.a()).collect(Colls.joining(",")));
        System.out.println(ps.collect(Colls.groupingBy(p -> p.a() / 20, Colls.summingInt(P::a))));
        System.out.println(ps.collect(Colls.toMap(P::n, p -> p.a() * 2)).get("Bob") + 1);
        Map<String, List<String>> lm = ps.collect(Colls.toMap(p -> p.d(), p -> List.of(p.n()), (x, y) -> { List<String> r = new ArrayList<>(x); r.addAll(y); return r; }, LinkedHashMap::new)); System.out.println(lm);
        System.out.println(ps.collect(Colls.collectingAndThen(Colls.toList(), List::size)) + 1);
        System.out.println(ps.sorted(Comparator.comparing(P::d).thenComparing(P::a, Comparator.reverseOrder())).map(P::n).l);
        System.out.println(ps.sorted(Comparator.comparingInt(P::a)).map(p -> p.n().charAt(0)).l + "" + ps.sorted((x, y) -> Double.compare(y.w(), x.w())).l.get(0).n());
        System.out.println(ps.max(Comparator.comparingDouble(P::w)).map(P::n).orElse("none"));
        System.out.println(S.of(1, 2, 3).map(x -> x * 2).reduce(0, Integer::sum) + S.of(1, 2).reduce(0, (a, b) -> a + b) + S.of("a", "bb").reduce(0, (n, s) -> n + s.length(), Integer::sum));
        System.out.println(S.of(List.of(1, 2), List.of(3)).flatMap(l -> new S<>(l)).map(x -> x + 0.5).l);
        System.out.println(S.iterate(1, x -> x * 3, 4).filter(not(x -> x == 3)).sumInt(x -> x));
        System.out.println(Arrays.toString(S.of("x", "y").map(String::toUpperCase).toArray(String[]::new)));
        S.of(1, 2).map(i -> new int[]{i, i * i}).each(p -> System.out.print(p[0] + p[1] + " ")); System.out.println();
        System.out.println(first(List.of(1, 2), 0) + first(new ArrayList<Integer>(), 7) + first(List.<String>of(), "d"));
        List<? extends Number> nums = List.of(1, 2.5); System.out.println(new S<>(nums).map(n -> n.intValue()).l);
        Function<Integer, Function<Integer, Integer>> cur = a -> b -> a - b; System.out.println(S.of(5, 6).map(cur).map(f -> f.apply(1)).l);
        System.out.println(S.of("b", "a").sorted(Comparator.naturalOrder()).l + "" + S.of("b", "a").sorted(String::compareTo).l + S.of("b", "aa").sorted(Comparator.comparing(String::length, (x, y) -> y - x)).l);
        Supplier<Map<String, List<Integer>>> sup = HashMap::new; Map<String, List<Integer>> mm = sup.get(); mm.computeIfAbsent("k", k -> new ArrayList<>()).add(3); System.out.println(mm);
        boolean flag = args.length == 0; Comparator<String> cmp = flag ? Comparator.naturalOrder() : (a, b) -> b.compareTo(a); System.out.println(cmp.compare("a", "b")); Runnable r = flag ? () -> System.out.println("yes") : () -> {}; r.run();
        System.out.println(Optional.of("v").map(v -> flag ? v.length() : 0.5).get()); List<Object> lo = new ArrayList<>(List.of("a", 1)); System.out.println(lo.size() + Collections.max(List.of(3, 9, 4)) + Collections.min(Arrays.asList("q", "b")).length());
        var res = ps.map(p -> new Object() { String up = p.n().toUpperCase(); int twice = p.a() * 2; }).filter(o -> o.twice > 55).map(o -> o.up + o.twice).l; System.out.println(res);
        System.out.println(ps.map(p -> { if (p.a() > 30) return Optional.<String>empty(); return Optional.of(p.n()); }).map(o -> o.orElse("old")).l);
        int[] counter = {0}; Callable2<Integer> call = () -> ++counter[0]; System.out.println(run(call) + run(() -> "s") + run(() -> { return 4; }));
        List<String> rv = ps.collect(Coll.of(ArrayList<String>::new, (l, p) -> l.add(p.n()), l -> { Collections.reverse(l); return l; })); System.out.println(rv);
    }
    interface Callable2<V> { V call() throws Exception; }
    static <V> V run(Callable2<V> c) { try { return c.call(); } catch (Exception e) { throw new RuntimeException(e); } }
}
