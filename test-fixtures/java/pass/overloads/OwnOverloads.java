// Overloads of the user: m(int), m(Object), m(String), m(char[]) with generic calls, nested ones, and diamonds.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class OwnOverloads {
    static <T> T run(Supplier<T> s) { return s.get(); }
    static <T, R> R ap(T t, Function<? super T, ? extends R> f) { return f.apply(t); }
    static <T> T id(T t) { return t; }
    static <A> List<A> listOf(A a) { return List.of(a); }
    static String m(int x) { return "int"; }
    static String m(Object x) { return "Object"; }
    static String m(String x) { return "String"; }
    static String m(char[] x) { return "char[]"; }
    static String n(int x) { return "int"; }
    static String n(long x) { return "long"; }
    static String n(double x) { return "double"; }
    static String k(Integer x) { return "Integer"; }
    static String k(long x) { return "long"; }
    static String k(Object x) { return "Object"; }
    static String p(Number x) { return "Number"; }
    static String p(Comparable<?> x, int... y) { return "Comparable"; }
    static String q(List<?> l) { return "List"; }
    static String q(Object l) { return "Object"; }
    static int len(Object o) { return 3; }

    static class Box<T> {
        T value;

        Box(T value) {
            this.value = value;
        }

        Box(T value, int... more) {
            this.value = value;
        }

        T get() {
            return value;
        }
    }

    public static void main(String[] args) {
        String s = "abc";
        boolean flag = args.length == 0;
        System.out.println(m(s.transform(String::length)));
        System.out.println(m(run(() -> 5)));
        System.out.println(m(run(() -> { return 5; })));
        System.out.println(m(run(() -> "x")));
        System.out.println(m(run(() -> { if (flag) return "x"; else return "y"; })));
        System.out.println(m(run(() -> "x".toCharArray())));
        System.out.println(m(run(() -> s.length() + 1L)));
        System.out.println(m(run(s::length)));
        System.out.println(m(ap(s, String::length)));
        System.out.println(m(ap(s, OwnOverloads::len)));
        System.out.println(m(ap(s, String::toCharArray)));
        System.out.println(m(ap(s, (String t) -> t.length())));
        System.out.println(m(ap(s, (String t) -> { return t + 1; })));
        System.out.println(n(ap(s, String::length)));
        System.out.println(n(ap(s, x -> x.length())));
        System.out.println(n(run(() -> 'c')));
        System.out.println(n(run(() -> 1f)));
        System.out.println(k(ap(s, String::length)));
        System.out.println(k(run(() -> 5L)));
        System.out.println(p(ap(s, String::length)));
        System.out.println(m(id(run(() -> 5))));
        System.out.println(m(id(id(s.transform(String::length)))));
        System.out.println(m(run(() -> run(() -> 7))));
        System.out.println(m(run(() -> run(() -> "z"))));
        System.out.println(m(flag ? run(() -> "z") : "k"));
        System.out.println(n(flag ? run(() -> 1) : run(() -> 2)));
        System.out.println(q(listOf(run(() -> 1))));
        System.out.println(q(new ArrayList<>(listOf(1))));
        System.out.println(m(switch (s) { case "abc": yield run(() -> "f"); default: yield "k"; }));
        System.out.println(m(new Box<>(s.transform(String::length)).value));
        System.out.println(new Box<>(s.transform(String::length)).get());
        System.out.println(m(Stream.of("a", "b").collect(Collectors.joining())));
        System.out.println(m(Stream.of(1, 2).reduce(0, (a, b) -> a + b, Integer::sum)));
        System.out.println(m(Optional.of(s).map(x -> x.toCharArray()).get()));
        System.out.println(Math.max(s.transform(String::length), 2));
        System.out.println(Math.max(s.transform(x -> x.length()), 2));
        System.out.println(Math.max(2L, s.transform(x -> x.length() + 0L)));
        System.out.println(Math.abs(run(() -> -3)));
    }
}
