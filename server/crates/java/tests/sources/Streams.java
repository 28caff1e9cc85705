import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class Streams {
    record Emp(String name, String dept, double pay, int age) {}
    public static void main(String[] args) {
        List<Emp> es = List.of(new Emp("Ann", "dev", 100.5, 30), new Emp("Bob", "ops", 80, 40), new Emp("Cid", "dev", 120, 25));
        System.out.println(es.stream().filter(e -> e.pay() > 90).map(Emp::name).collect(Collectors.toList()));
        System.out.println(es.stream().collect(Collectors.groupingBy(Emp::dept, Collectors.counting())));
        Map<String, List<String>> by = es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.mapping(Emp::name, Collectors.toList())));
        System.out.println(by);
        System.out.println(es.stream().mapToDouble(Emp::pay).sum());
        System.out.println(es.stream().sorted(Comparator.comparing(Emp::age)).map(e -> e.name().toUpperCase()).collect(Collectors.joining(",", "[", "]")));
        System.out.println(IntStream.rangeClosed(1, 5).map(x -> x * x).filter(x -> x % 2 == 1).sum());
        System.out.println(Stream.of("a", "bb", "ccc").collect(Collectors.toMap(s -> s, String::length)));
        System.out.println(Stream.of(1, 2, 3, 4).reduce(0, (a, b) -> a + b) + " " + Stream.of(1, 2, 3).reduce(Integer::max).get());
        System.out.println(Arrays.stream(new int[]{3, 1, 2}).boxed().sorted(Comparator.reverseOrder()).map(String::valueOf).collect(Collectors.joining("-")));
        System.out.println(es.stream().map(Emp::dept).distinct().count() + " " + es.stream().anyMatch(e -> e.age() > 35));
        Map<Boolean, List<Integer>> parts = IntStream.range(0, 6).boxed().collect(Collectors.partitioningBy(x -> x % 2 == 0));
        System.out.println(parts);
        System.out.println(Stream.iterate(1, x -> x * 2).limit(8).map(x -> x + 1).collect(Collectors.toList()));
        List<List<Integer>> nested = List.of(List.of(1, 2), List.of(3));
        System.out.println(nested.stream().flatMap(l -> l.stream()).mapToInt(Integer::intValue).max().getAsInt());
        System.out.println(nested.stream().flatMap(List::stream).map(x -> "n" + x).toList());
        double avg = es.stream().collect(Collectors.averagingDouble(Emp::pay)); System.out.printf("%.2f%n", avg);
        Optional<Emp> old = es.stream().max(Comparator.comparingInt(Emp::age)); System.out.println(old.get().name());
        System.out.println(3);
        String[] sorted = Stream.of("z", "y").sorted().toArray(String[]::new); System.out.println(sorted[0]);
        Map<String, Double> tot = es.stream().collect(Collectors.groupingBy(e -> e.dept(), TreeMap::new, Collectors.summingDouble(e -> e.pay()))); System.out.println(tot);
        Function<Integer, Integer> inc = x -> x + 1; System.out.println(inc.andThen(x -> x * 10).compose((Integer x) -> x - 1).apply(5));
        List<String> words = Arrays.asList("b", "a", "c"); words.sort(null); System.out.println(words); words.sort((a, b) -> b.compareTo(a)); System.out.println(words); words.replaceAll(w -> w + w); System.out.println(words);
        List<Integer> li = new ArrayList<>(List.of(5, 6, 7)); li.remove(Integer.valueOf(6)); li.remove(0); li.removeIf(x -> x > 100); System.out.println(li);
        Iterator<Integer> it = new Iterator<>() { int i = 0; public boolean hasNext() { return i < 2; } public Integer next() { return i++; } }; while (it.hasNext()) System.out.print(it.next()); System.out.println();
        TreeMap<Integer, String> tm = new TreeMap<>(Collections.reverseOrder()); tm.put(1, "a"); tm.put(2, "b"); System.out.println(tm + " " + tm.firstKey());
        Map<String, Double> lhm = es.stream().collect(Collectors.toMap(Emp::dept, Emp::pay, Double::sum, LinkedHashMap::new)); System.out.println(lhm);
        BinaryOperator<Integer> bo = (a, b) -> a * b; System.out.println(Stream.of(2, 3).reduce(1, bo));
        System.out.println(Stream.of("x").map(s -> new Object() { String v = s + "!"; int n = 3; }).map(o -> o.v + o.n).collect(Collectors.joining()));
        Comparator<Emp> cmp = Comparator.comparing((Emp e) -> e.dept()).thenComparing(Emp::name, Comparator.reverseOrder()); System.out.println(es.stream().sorted(cmp).map(Emp::name).collect(Collectors.toList()));
        Callback<String> cb = new Callback<>(); cb.on(s -> System.out.println("got " + s)); cb.fire("e");
    }
    static class Callback<T> { private final List<Consumer<? super T>> ls = new ArrayList<>(); void on(Consumer<? super T> c) { ls.add(c); } void fire(T t) { ls.forEach(l -> l.accept(t)); } }
}
