// Pins: boxing and unboxing wherever a value changes hands: operators, conditionals, calls, switches, arrays, null.
import java.util.*;
import java.util.function.*;

public class BoxesThroughout {
    static Integer field;
    static Integer[] many = {1, null, 3};

    static Object give(boolean first) { return first ? 1 : 2.0; }

    static Integer orNull(boolean some) { return some ? (Integer) 7 : null; }

    static long widened(Integer n) { return n; }

    static String of(Object o) { return o.getClass().getSimpleName() + " " + o; }

    static void fails(String name, Runnable action) {
        try {
            action.run();
            System.out.println(name + ": nothing");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        System.out.println(of(give(true)) + ", " + of(give(false)) + ", " + orNull(true) + ", " + orNull(false));
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + (c == 128) + " " + (c <= d && c >= d));
        field = 1;
        field++;
        field += 2;
        int old = field--;
        System.out.println(field + " " + old + " " + -field + " " + ~field + " " + (field << 2));
        Character letter = 'a';
        letter++;
        System.out.println(letter + " " + (letter + 1) + " " + (char) (letter + 1));
        many[0] += many[2]++;
        System.out.println(Arrays.toString(many));
        System.out.println(widened(9) + " " + of((Object) (true ? 1 : 'x')) + " " + of(true ? (Integer) 1 : (Character) 'x'));
        Map<Character, Long> counts = new TreeMap<>();
        for (char x : "hello".toCharArray()) {
            counts.merge(x, 1L, Long::sum);
        }
        System.out.println(counts);
        List<Integer> numbers = new ArrayList<>(List.of(5, 6, 7));
        numbers.remove(1);
        numbers.remove((Integer) 5);
        System.out.println(numbers + " " + (numbers.get(0) == 7));
        Function<Integer, Long> square = n -> (long) n * n;
        IntFunction<Object> box = n -> n;
        ToIntFunction<Object> unbox = o -> (Integer) o;
        System.out.println(square.apply(1 << 20) + " " + of(box.apply(3)) + " " + unbox.applyAsInt(4));
        Byte small = (byte) 200;
        Short wide = (short) (small & 0xff);
        Boolean yes = wide > small, no = !yes;
        System.out.println(small + " " + wide + " " + yes + " " + (yes ^ no) + " " + (yes ? wide : small));
        switch (field) {
            case 3 -> System.out.println("three");
            default -> System.out.println("other " + field);
        }
        Object cast = 65;
        System.out.println((int) cast + (double) (Integer) cast);
        fails("unboxing null", () -> { int n = many[1]; });
        fails("null in a sum", () -> System.out.println(1 + orNull(false)));
        fails("null in a conditional", () -> System.out.println(true ? orNull(false) : 0));
        fails("null in a switch", () -> { switch (orNull(false)) { default -> { } } });
        fails("null compared", () -> System.out.println(many[1] < 3));
        fails("null as an argument", () -> widened(null));
        fails("null counted up", () -> many[1]++);
        fails("null in a condition", () -> { Boolean unset = null; if (unset) { } });
        fails("cast to a box", () -> { Object o = 1L; int n = (int) o; });
        fails("two nulls", () -> System.out.println(many[1] == orNull(false)));
    }
}
