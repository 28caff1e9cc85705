// The default and static methods of java.util.function.
import java.util.*;
import java.util.function.*;

public class FunctionInterfaces {
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

    public static void main(String[] args) throws Exception {
        Function<Integer, Integer> twice = x -> x * 2;
        System.out.println(twice.andThen(x -> x + 1).apply(5) + " " + twice.compose((String s) -> s.length()).apply("abc") + Function.<String>identity().apply("same") + UnaryOperator.identity().apply(3) + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(4, 2) + BinaryOperator.<Integer>maxBy(Comparator.naturalOrder()).apply(4, 2));
        Predicate<String> empty = String::isEmpty;
        System.out.println(empty.negate().test("") + " " + empty.or(s -> s.length() > 3).test("abcd") + empty.and(s -> true).test("") + Predicate.not(empty).test("x") + Predicate.isEqual("a").test("a") + Predicate.isEqual(null).test(null));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        System.out.println(add.andThen(x -> "r" + x).apply(1, 2) + ((BiPredicate<Integer, Integer>) (a, b) -> a > b).negate().test(1, 2));
        Consumer<String> print = s -> System.out.print(s + ";");
        print.andThen(s -> System.out.println(s.length())).accept("abc");
        BiConsumer<String, Integer> two = (s, n) -> System.out.print(s.repeat(n));
        two.andThen((s, n) -> System.out.println(n)).accept("x", 3);
        IntUnaryOperator inc = x -> x + 1;
        System.out.println(inc.andThen(x -> x * 2).applyAsInt(3) + " " + inc.compose(x -> x * 2).applyAsInt(3) + IntUnaryOperator.identity().applyAsInt(9) + ((IntPredicate) x -> x > 0).and(x -> x < 5).or(x -> x == 100).test(7) + ((DoubleUnaryOperator) Math::sqrt).andThen(Math::abs).applyAsDouble(16) + ((LongPredicate) x -> x > 0).negate().test(1));
        IntBinaryOperator max = Math::max;
        ToIntFunction<String> length = String::length;
        IntFunction<String> text = Integer::toString;
        Supplier<List<String>> list = ArrayList::new;
        ObjIntConsumer<String> show = (s, n) -> System.out.print(s + n + " ");
        show.accept("o", 1);
        BooleanSupplier yes = () -> true;
        ToDoubleBiFunction<Integer, Integer> ratio = (a, b) -> (double) a / b;
        System.out.println(max.applyAsInt(3, 4) + length.applyAsInt("ab") + text.apply(5) + list.get() + yes.getAsBoolean() + ratio.applyAsDouble(1, 4));
        fails(() -> twice.andThen(null));
    }
}
