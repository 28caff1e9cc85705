// Pins: a conditional with a generic call that is cast to a box is one of numbers, and chooses as such.
import java.util.function.Function;

public class CastsInConditionals {
    static String show(double d) { return "double " + d; }
    static String show(float f) { return "float " + f; }
    static String show(int x) { return "int " + x; }
    static String show(char x) { return "char " + (int) x; }
    static String show(Object x) { return "object " + x; }

    static <T> T same(T value) { return value; }

    public static void main(String[] args) {
        boolean yes = args.length == 0;
        Function<String, Float> function = p -> 1f;
        System.out.println(show(yes ? 99 : (Float) same(2f)));
        System.out.println(show(yes ? (char) 99 : (Float) same(function.apply("a"))));
        System.out.println(show(yes ? (char) CastsInConditionals.<Character>same('c') : (Character) same('d')));
        System.out.println(show(yes ? (Integer) same(5) : (Character) same('d')));
        System.out.println(show(yes ? (Integer) same(5) : "text"));
        Object held = yes ? (Integer) same(5) : (Double) same(6.0);
        System.out.println(held);
        Object kept = yes ? same(5) : same(6.0);
        System.out.println(kept);
        Integer none = yes ? (Integer) same(null) : same(7);
        System.out.println(none);
        int sum = (Integer) same(3) + (Integer) same(4);
        System.out.println(sum + " " + show((Integer) same(8)));
    }
}
