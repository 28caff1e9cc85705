// Pins: java.util.function interfaces with their default methods.
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;

public class StandardFunctions {
    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1;
        Function<Integer, Integer> dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5));
        Predicate<String> empty = String::isEmpty;
        System.out.println(empty.test("") + " " + empty.negate().test("") + " " + empty.or(s -> s.length() > 3).test("abcd"));
        Supplier<String> s = () -> "supplied";
        System.out.println(s.get());
        BiFunction<Integer, String, String> repeat = (n, t) -> t.repeat(n);
        System.out.println(repeat.apply(3, "ab"));
        IntBinaryOperator max = Math::max;
        System.out.println(max.applyAsInt(3, 9));
    }
}
