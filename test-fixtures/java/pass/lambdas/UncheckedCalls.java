import java.util.*;
import java.util.function.*;
// Pins: casts that a lambda, method reference or bridge method makes of its arguments, called through raw types.
public class UncheckedCalls {
    static class C implements Comparator<String> {
        public int compare(String a, String b) { if (a.isEmpty()) throw new IllegalStateException("e"); return 0; } }
    static class N implements Comparable<N> { 
        public int compareTo(N o) { throw new RuntimeException("n"); } }
    static void tr(Runnable r) { try { r.run(); } catch (RuntimeException e) { System.out.println(e.getMessage()); for (StackTraceElement s : e.getStackTrace()) if (!s.getClassName().startsWith("java.")) System.out.println("  " + s.getClassName().replaceAll("0x.*","") + "." + s.getMethodName() + ":" + s.getLineNumber()); } }
    @SuppressWarnings({"rawtypes","unchecked"})
    public static void main(String[] a) {
        tr(() -> new C().compare("", ""));
        tr(() -> { Comparator<String> c = new C(); c.compare("", ""); });
        tr(() -> Arrays.asList("a", "").sort(new C()));
        tr(() -> { Comparable<N> c = new N(); c.compareTo(new N()); });
        tr(() -> { Comparator c = new C(); c.compare(1, ""); });
        tr(() -> { Comparable c = new N(); c.compareTo(""); });
        tr(() -> { Comparator c = (Comparator<String>) (x, y) -> x.length(); c.compare("", 1); });
        tr(() -> { Comparator c = (Comparator<String>) String::compareTo; c.compare("", 1); });
        tr(() -> { Function c = (Function<String, Integer>) Integer::parseInt; c.apply(2); });
        tr(() -> { Consumer c = (Consumer<List<String>>) x -> System.out.println(x.size()); c.accept("q"); });
        tr(() -> { Consumer<String> c = x -> System.out.println(x.length()); ((Consumer<Object>) (Consumer) c).accept(1); });
        tr(() -> { Consumer<Integer> c = x -> { int y = x; System.out.println(y); }; ((Consumer<Object>) (Consumer) c).accept("1"); });
        tr(() -> { BinaryOperator<Integer> c = Integer::sum; ((BinaryOperator) c).apply("1", 2); });
        tr(() -> { List l = new ArrayList(List.of("b", 2)); ((List<Integer>) l).forEach(x -> System.out.println(x + 1)); });
    }
}
