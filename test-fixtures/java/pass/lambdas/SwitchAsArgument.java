import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** The results of a switch that is an argument are typed by the parameter. */
public class SwitchAsArgument {
    static <T, R> List<R> map(List<T> list, Function<? super T, ? extends R> function) {
        List<R> result = new ArrayList<>();
        for (T element : list) result.add(function.apply(element));
        return result;
    }

    static String pick(Supplier<String> supplier) { return "S" + supplier.get(); }
    static String pick(Function<String, String> function) { return "F" + function.apply("q"); }
    static int sum(List<Integer> list) { int sum = 0; for (int i : list) sum += i; return sum; }
    static <T> T last(List<? extends T> list) { return list.get(list.size() - 1); }
    static void show(Object value) { System.out.println("O" + value); }
    static void show(long value) { System.out.println("L" + value); }
    static void show(int value) { System.out.println("I" + value); }

    public static void main(String[] args) {
        for (int k = 1; k <= 3; k++) {
            System.out.println(map(List.of(1, 2), switch (k) {
                case 1 -> x -> x * 2;
                case 2 -> x -> "s" + x;
                default -> {
                    Function<Object, Object> own = o -> o + "!";
                    yield own;
                }
            }));
            System.out.println(pick(switch (k) { case 1 -> () -> "one"; default -> () -> "more"; }));
            System.out.println(pick(switch (k) { case 1: yield s -> s + 1; default: yield String::toUpperCase; }));
            List<String> words = new ArrayList<>(List.of("bb", "a", "ccc"));
            words.sort(switch (k) {
                case 1 -> Comparator.comparing(s -> s.length());
                case 2 -> (a, b) -> b.compareTo(a);
                default -> Comparator.naturalOrder();
            });
            System.out.println(words);
            System.out.println(sum(switch (k) { case 1 -> new ArrayList<>(); case 2 -> List.of(); default -> List.of(k); }));
            String text = last(switch (k) { case 1 -> List.of("only"); default -> words; });
            System.out.println(text);
            show(switch (k) { case 1 -> 1; case 2 -> 2L; default -> 'c'; });
            show(switch (k) { case 1 -> Integer.valueOf(1); default -> "text"; });
            show(switch (k) { case 1 -> 'a'; default -> (byte) 3; });
            Function<Integer, String> named = switch (k) {
                case 1 -> i -> "a" + i;
                default -> {
                    String prefix = "p" + k;
                    yield i -> prefix + i;
                }
            };
            System.out.println(named.apply(k));
        }
    }
}
