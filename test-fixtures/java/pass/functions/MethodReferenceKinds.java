// Method references: static, bound, unbound, constructors, arrays, super, varargs, boxing.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class MethodReferenceKinds {
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

    static int twice(int x) {
        return 2 * x;
    }

    int add(int x) {
        return x + 100;
    }

    static String all(Object... parts) {
        return parts.length + Arrays.toString(parts);
    }

    static class Parent {
        String name() {
            return "parent";
        }
    }

    static class Child extends Parent {
        String name() {
            return "child";
        }

        Supplier<String> ofParent() {
            return super::name;
        }

        Supplier<String> own() {
            return this::name;
        }
    }

    public static void main(String[] args) throws Exception {
        IntUnaryOperator fixed = MethodReferenceKinds::twice;
        IntUnaryOperator bound = new MethodReferenceKinds()::add;
        Function<String, Integer> unbound = String::length;
        BiFunction<String, String, Boolean> two = String::equalsIgnoreCase;
        Function<Integer, List<Object>> make = ArrayList::new;
        IntFunction<int[][]> arrays = int[][]::new;
        Function<Object, String> one = MethodReferenceKinds::all;
        BiFunction<Integer, String, String> both = MethodReferenceKinds::all;
        Function<Integer, Long> boxing = Integer::longValue;
        Supplier<Supplier<String>> inner = () -> "text"::toUpperCase;
        System.out.println(fixed.applyAsInt(4) + " " + bound.applyAsInt(1) + unbound.apply("abc") + two.apply("A", "a") + make.apply(10) + arrays.apply(2).length + one.apply(5) + both.apply(1, "x") + boxing.apply(7) + inner.get().get() + new Child().ofParent().get() + new Child().own().get());
        String start = "first";
        Supplier<String> captured = start::trim;
        start = "second";
        System.out.println(captured.get() + start);
        String none = null;
        fails(() -> {
            Supplier<String> early = none::trim;
        });
        System.out.println(Stream.of(3, 1, 2).sorted(Integer::compare).map(String::valueOf).reduce("", String::concat));
    }
}
