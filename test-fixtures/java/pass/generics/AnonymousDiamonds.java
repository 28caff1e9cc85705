import java.util.*;
import java.util.function.*;
// Pins: an anonymous class with a diamond gets its type arguments from where it stands.
public class AnonymousDiamonds {
  static Comparator<String> field = new Comparator<>() { public int compare(String x, String y) { return 1; } };
  static Comparator<? super String> given(boolean b) {
    return b ? new Comparator<>() { public int compare(String x, String y) { return 2; } } : new Comparator<>() { public int compare(String x, String y) { return 3; } };
  }
  static <T> List<T> listOf(T... ts) { return Arrays.asList(ts); }
  static abstract class Shape<T> { final T t; Shape(T t) { this.t = t; } abstract T twice(T t); T go() { return twice(t); } }
  static <T> T run(Shape<T> s) { return s.go(); }

  static <T> T use(Supplier<? extends T> s) { return s.get(); }
  static <A, B> B map(A a, Function<? super A, ? extends B> f) { return f.apply(a); }
  static int cmp(Comparator<? super String> c) { return c.compare("a", "bb"); }
  static <T> int cmp2(List<T> l, Comparator<? super T> c) { return c.compare(l.get(0), l.get(1)); }
  public static void main(String[] a) {
    List<String> l = new ArrayList<>(List.of("b", "a"));
    l.sort(new Comparator<>() { @Override public int compare(String x, String y) { return x.compareTo(y); } });
    System.out.println(l);
    new ArrayList<>(List.of("b", "a")).sort(new Comparator<>() { @Override public int compare(String x, String y) { return x.compareTo(y); } });
    Collections.sort(l, new Comparator<>() { @Override public int compare(String x, String y) { return y.compareTo(x); } });
    System.out.println(l);
    System.out.println(cmp(new Comparator<>() { public int compare(String x, String y) { return x.length() - y.length(); } }));
    System.out.println(cmp2(l, new Comparator<>() { public int compare(String x, String y) { return x.length() - y.length(); } }));
    String us = use(new Supplier<>() { public String get() { return "s"; } }); System.out.println(us);
    Integer um = map("abc", new Function<>() { public Integer apply(String s) { return s.length(); } }); System.out.println(um);
    Comparator<? super String> w = new Comparator<>() { public int compare(String x, String y) { return 3; } };
    System.out.println(w.compare("", ""));
    Function<? super String, ? extends Number> f = new Function<>() { public Number apply(String s) { return s.length(); } };
    System.out.println(f.apply("four"));
    PriorityQueue<int[]> q = new PriorityQueue<>(new Comparator<>() { @Override public int compare(int[] x, int[] y) { return x[0] - y[0]; } });
    q.add(new int[] {3}); q.add(new int[] {1}); System.out.println(q.poll()[0]);
    Iterator<String> it = new Iterator<>() { int n; public boolean hasNext() { return n < 2; } public String next() { return "n" + n++; } };
    while (it.hasNext()) System.out.println(it.next());
    TreeMap<String, Integer> m = new TreeMap<>(new Comparator<>() { public int compare(String x, String y) { return y.compareTo(x); } });
    m.put("a", 1); m.put("b", 2); System.out.println(m);
    var s = new TreeSet<String>(new Comparator<>() { public int compare(String x, String y) { return y.compareTo(x); } }); s.add("q"); s.add("r"); System.out.println(s);
    l.forEach(new Consumer<>() { public void accept(String x) { System.out.print(x); } });
    l.removeIf(new Predicate<>() { public boolean test(String x) { return x.equals("a"); } });
    System.out.println(l.stream().map(new Function<>() { public Integer apply(String x) { return x.length(); } }).toList());
    Map<String, List<Integer>> g = new HashMap<>(); g.computeIfAbsent("k", new Function<>() { public List<Integer> apply(String k) { return new ArrayList<>(); } }).add(4); System.out.println(g);
      System.out.println(field.compare("", "") + given(true).compare("", "") + given(false).compare("", ""));
    Supplier<Comparator<String>> sc = () -> new Comparator<>() { public int compare(String x, String y) { return 4; } };
    System.out.println(sc.get().compare("", ""));
    Comparator<String>[] cs = new Comparator[] {new Comparator<String>() { public int compare(String x, String y) { return 5; } }};
    System.out.println(cs[0].compare("", ""));
    List<Comparator<String>> lc = List.of(new Comparator<>() { public int compare(String x, String y) { return 6; } });
    System.out.println(lc.get(0).compare("", ""));
    System.out.println(run(new Shape<>("ab") { String twice(String t) { return t + t; } }));
    System.out.println(run(new Shape<>(21) { Integer twice(Integer t) { return 2 * t; } }) + 1);
    Optional<Function<Integer, Integer>> of = Optional.of(new Function<>() { public Integer apply(Integer i) { return i + 1; } });
    System.out.println(of.get().apply(6));
    int k = 7;
    System.out.println(switch (k) { case 7 -> cmp(new Comparator<>() { public int compare(String x, String y) { return k; } }); default -> 0; });
    var v = new Object() { int n = 3; int inc() { return ++n; } };
    System.out.println(v.inc() + v.n);
    System.out.println(l.stream().sorted(new Comparator<>() { public int compare(String x, String y) { return x.compareTo(y); } }).collect(java.util.stream.Collectors.toCollection(() -> new ArrayList<>() { public boolean add(String s) { return super.add(s + "!"); } })));
  }
}
