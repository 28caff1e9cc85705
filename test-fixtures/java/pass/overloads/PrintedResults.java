// Overloads: what generic calls give decides which println, append and valueOf is meant.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class PrintedResults {
    static <T> T id(T t) { return t; }

    static <T> T run(Supplier<T> s) { return s.get(); }

    static <T, R> R ap(T t, Function<? super T, ? extends R> f) { return f.apply(t); }

    public static void main(String[] args) {
        String s = "abc";
        List<Integer> li = List.of(1, 2);
        char[] ca = {'x'};
        {
            System.out.println(run(() -> { int k = 3; return k * 2; }));
        }
        {
            System.out.println(run("abc"::length));
        }
        {
            System.out.println(run("abc"::toCharArray));
        }
        {
            System.out.println(String.valueOf(ap("abc", String::toCharArray)));
        }
        {
            System.out.println(run(new StringBuilder("q")::toString));
        }
        {
            System.out.println(run(Object::new) != null);
        }
        {
            System.out.println(ap(3, int[]::new).length);
        }
        {
            System.out.println(ap(3, (Integer x) -> new char[]{'p','q'}));
        }
        {
            System.out.println((Object) ap(s, String::length));
        }
        {
            System.out.println(Optional.of(5).map(x -> x * 2.5).orElse(1.0));
        }
        {
            System.out.println(Stream.of(1,2,3).map(x -> (char) (x + 96)).reduce('a', (a, b) -> b));
        }
        {
            System.out.println(Objects.requireNonNullElse(null, 5));
        }
        {
            System.out.println(Objects.requireNonNullElseGet(null, () -> "abc".toCharArray()));
        }
        {
            System.out.println(Objects.requireNonNullElseGet(null, () -> 'c'));
        }
        {
            System.out.println(Optional.ofNullable((char[]) null).orElseGet(() -> new char[]{'z'}));
        }
        {
            System.out.println(new HashMap<String, Character>().merge("k", 'q', (a, b) -> a));
        }
        {
            System.out.println(Collections.max(List.of('a', 'b')));
        }
        {
            System.out.println(Collections.max(List.of("aa", "b"), Comparator.comparing(String::length)));
        }
        {
            new StringBuilder().append(id('c')).append(id("abc".toCharArray())); System.out.println(new StringBuilder().append(id('c')).append(id(65)).append(id((Object) "k")).append(run(() -> ca)));
        }
        {
            System.out.println(String.valueOf(id('c')) + String.valueOf(id(ca)) + String.valueOf((Object) id(5)));
        }
        {
            System.out.println(Arrays.asList(run(() -> 1), run(() -> 2.0)));
        }
        {
            li.forEach(x -> System.out.print(id(x))); System.out.println();
        }
        {
            Function<Integer, Character> fc = x -> (char) (x + 64); System.out.println(fc.apply(1)); System.out.println(fc.andThen(c -> c + 1).apply(1));
        }
        {
            BiFunction<Integer,Integer,Integer> bf = Math::max; System.out.println(bf.apply(1, 2));
        }
        {
            Supplier<char[]> sc = "abc"::toCharArray; System.out.println(sc.get());
        }
    }
}
