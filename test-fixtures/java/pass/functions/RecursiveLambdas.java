// Recursion through fields, currying, composition, effectively final captures, lambdas that throw.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class RecursiveLambdas {
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

    static Function<Integer, Integer> factorial;

    interface Throwing<T, E extends Exception> {
        T get() throws E;
    }

    static <T, E extends Exception> T call(Throwing<T, E> code) throws E {
        return code.get();
    }

    public static void main(String[] args) throws Exception {
        factorial = n -> n <= 1 ? 1 : n * factorial.apply(n - 1);
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> c -> a * 100 + b * 10 + c;
        List<Supplier<Integer>> suppliers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int copy = i * i;
            suppliers.add(() -> copy);
        }
        for (String s : List.of("p", "q")) {
            suppliers.add(s::length);
        }
        System.out.println(factorial.apply(5) + " " + curried.apply(1).apply(2).apply(3) + suppliers.stream().map(Supplier::get).toList());
        String fine = call(() -> "fine");
        System.out.println(fine);
        fails(() -> call(() -> {
            throw new java.io.IOException("thrown");
        }));
        Runnable[] chain = new Runnable[2];
        chain[0] = () -> System.out.print("a");
        chain[1] = () -> {
            chain[0].run();
            System.out.println("b");
        };
        chain[1].run();
        Comparator<String> order = (x, y) -> {
            int result = x.length() - y.length();
            return result != 0 ? result : x.compareTo(y);
        };
        System.out.println(Stream.of("bb", "a", "ab").sorted(order).toList());
    }
}
