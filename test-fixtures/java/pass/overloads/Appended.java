// Overloads: StringBuilder.append and String.valueOf with what generic calls give.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Appended {
    static <T> T run(Supplier<T> s) { return s.get(); }
    static <T, R> R ap(T t, Function<? super T, ? extends R> f) { return f.apply(t); }

    public static void main(String[] args) {
        String s = "abc";
        StringBuilder sb = new StringBuilder();
        sb.append(run(() -> 'c')).append(run(() -> "abc".toCharArray())).append(run(() -> 5));
        sb.append(Stream.of(1, 2, 3).map(x -> x + 1).reduce(0, Integer::sum));
        sb.append(Optional.of(s).map(String::length).get()).append(s.transform(String::toCharArray));
        sb.append(Optional.of(s).map(String::toCharArray).get()).append(ap(2, x -> x / 2.0) > 1);
        System.out.println(sb);
        System.out.println(String.valueOf(run(() -> "abc".toCharArray())));
        System.out.println(String.valueOf(run(() -> { return s.length() + 1; })));
        System.out.println(String.valueOf(ap(1, (Integer x) -> { return x + 1; })));
        List<Object> objects = new ArrayList<>();
        objects.add(ap(s, String::length));
        objects.add(run(() -> { long sum = 0; for (int i = 0; i < 4; i++) sum += i; return sum; }));
        System.out.println(objects);
        List<Integer> numbers = new ArrayList<>(List.of(5, 6, 7));
        numbers.remove(Stream.of(1).reduce(0, Integer::sum));
        numbers.remove(Integer.valueOf(6).intValue() - 5);
        System.out.println(numbers);
        System.out.println(s.transform(String::length));
        System.out.printf("%s %s%n", ap(s, String::length), run(() -> 'q'));
    }
}
