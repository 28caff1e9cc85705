// Overloads: functions as arguments of overloaded methods: the results of lambdas and references decide.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class FunctionalInterfaces {
    static void f(ToIntFunction<String> x) { System.out.println("ToInt"); }
    static void f(Function<String, ?> y) { System.out.println("Fun"); }

    static void g(IntPredicate x) { System.out.println("IntP"); }
    static void g(Predicate<String> y) { System.out.println("Pred"); }

    static void z(IntSupplier x) { System.out.println("IntS"); }
    static void z(Supplier<?> y) { System.out.println("Supp"); }
    static void z(LongSupplier y) { System.out.println("LongS"); }

    static <T> T run(Supplier<T> s) { return s.get(); }

    int fld = 3;

    int fld() {
        return 4;
    }

    public static void main(String[] args) {
        String s = "abc";
        boolean flag = args.length == 0;
        List<Integer> li = List.of(1, 2);
        Integer boxed = 7;
        FunctionalInterfaces me = new FunctionalInterfaces();
        {
            f(String::length);
        }
        {
            f((String x) -> x.length());
        }
        {
            f((String x) -> { return x.length(); });
        }
        {
            f((String x) -> boxed);
        }
        {
            g((int i) -> i > 0);
        }
        {
            g((String t) -> t.isEmpty());
        }
        {
            g(String::isEmpty);
        }
        {
            z(() -> 1);
        }
        {
            z(() -> 1L);
        }
        {
            z(() -> boxed);
        }
        {
            z(() -> { return 1; });
        }
        {
            z(() -> run(() -> 1));
        }
        {
            z(s::length);
        }
        {
            z(me::fld);
        }
        {
            z("abc"::length);
        }
        {
            z(() -> flag ? 1 : 2);
        }
        {
            z(() -> flag ? 1 : 2L);
        }
        {
            z(() -> li.get(0));
        }
        {
            z(() -> (int) li.get(0));
        }
        {
            z("abc".concat("d")::length);
        }
    }
}
