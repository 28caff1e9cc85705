// Bounded types, wildcards, generic methods, bridges, erasure.
import java.util.*;

public class GenericCode {
    interface Code {
        void run() throws Exception;
    }

    static void fails(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    interface Converter<A, B> {
        B convert(A a);

        default <C> Converter<A, C> then(Converter<? super B, ? extends C> next) {
            return a -> next.convert(convert(a));
        }

        static <T> Converter<T, T> same() {
            return t -> t;
        }
    }

    static abstract class Box<T extends Comparable<? super T>> {
        abstract T get();

        boolean less(Box<? extends T> other) {
            return get().compareTo(other.get()) < 0;
        }
    }

    static class IntBox extends Box<Integer> implements Comparable<IntBox> {
        final int value;

        IntBox(int value) {
            this.value = value;
        }

        Integer get() {
            return value;
        }

        public int compareTo(IntBox other) {
            return Integer.compare(value, other.value);
        }

        public String toString() {
            return "<" + value + ">";
        }
    }

    static <T extends Comparable<? super T>> T largest(Collection<? extends T> all) {
        Iterator<? extends T> it = all.iterator();
        T best = it.next();
        while (it.hasNext()) {
            T next = it.next();
            if (next.compareTo(best) > 0) {
                best = next;
            }
        }
        return best;
    }

    static double total(List<? extends Number> numbers) {
        double sum = 0;
        for (Number n : numbers) {
            sum += n.doubleValue();
        }
        return sum;
    }

    static void fill(List<? super Integer> list) {
        for (int i = 0; i < 3; i++) {
            list.add(i);
        }
    }

    static <T> void swap(T[] array, int i, int j) {
        T old = array[i];
        array[i] = array[j];
        array[j] = old;
    }

    @SafeVarargs
    static <T> List<T> listOf(T... elements) {
        return new ArrayList<>(Arrays.asList(elements));
    }

    static <K, V extends Comparable<V>> K keyOfMax(Map<K, V> map) {
        return map.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey).orElse(null);
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new IntBox(3).less(new IntBox(5)) + " " + largest(List.of(new IntBox(2), new IntBox(9))) + total(List.of(1, 2.5, 3L)) + keyOfMax(Map.of("a", 1, "b", 5)));
        List<Number> numbers = new ArrayList<>();
        fill(numbers);
        Integer[] array = {1, 2, 3};
        swap(array, 0, 2);
        System.out.println(numbers + Arrays.toString(array) + listOf("x", "y") + Converter.<String>same().then(String::length).then(n -> n * 2).convert("abc"));
        List raw = new ArrayList<String>();
        raw.add(5);
        List<String> strings = raw;
        fails(() -> strings.get(0).length());
        Comparable<Object> bridge = (Comparable<Object>) (Comparable<?>) new IntBox(1);
        fails(() -> {
            bridge.compareTo("x");
        });
        var map = new HashMap<String, List<? extends Number>>();
        map.put("k", List.of(1, 2));
        for (var entry : map.entrySet()) {
            for (var n : entry.getValue()) {
                System.out.print(n.intValue() + entry.getKey());
            }
        }
        System.out.println();
    }
}
