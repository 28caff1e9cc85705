import java.util.*;
import java.util.function.*;
import java.util.stream.*;
// Pins: parameters that a lambda declares choose the argument that a wildcard leaves open.
public class DeclaredParameters {
    public static void main(String[] a) {
        List<Integer> l = new ArrayList<>(List.of(3, 1, 2));
        System.out.println(l.removeIf((Number n) -> n.intValue() == 1));
        l.sort((Number x, Number y) -> x.intValue() - y.intValue());
        l.forEach((Object o) -> System.out.print(o + " "));
        System.out.println(l.stream().map((Number n) -> n.doubleValue()).filter((Object o) -> o != null).collect(Collectors.toList()));
        Function<? super Integer, ? extends Number> f = (Number n) -> n.intValue() * 2; System.out.println(f.apply(4));
        Optional.of(3).ifPresent((Object o) -> System.out.println(o));
        new TreeMap<>(Map.of("a", 1)).forEach((CharSequence k, Number v) -> System.out.println(k.length() + v.intValue()));
        System.out.println(l.stream().anyMatch((Object o) -> o.equals(3)));
        System.out.println(l.stream().sorted((Object x, Object y) -> y.hashCode() - x.hashCode()).collect(Collectors.toList()));
        Map<String, List<Integer>> m = new HashMap<>(); m.computeIfAbsent("k", (Object k) -> new ArrayList<>()).add(1); System.out.println(m);
    }
}
