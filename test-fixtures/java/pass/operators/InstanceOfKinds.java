// Pins: `instanceof` of null, arrays, boxes, interfaces, raw and wildcard types, with patterns and without.
import java.util.*;
import java.util.function.*;

public class InstanceOfKinds {
    interface Shape { }
    record Square(int side) implements Shape { }
    static class Base { }
    static final class Derived extends Base implements Comparable<Derived>, Shape {
        public int compareTo(Derived other) { return 0; }
    }
    enum Color implements Shape { RED, GREEN { } }

    static String kinds(Object o) {
        StringBuilder s = new StringBuilder();
        s.append(o instanceof Object ? "O" : "-");
        s.append(o instanceof Number ? "N" : "-");
        s.append(o instanceof Integer ? "I" : "-");
        s.append(o instanceof Comparable ? "C" : "-");
        s.append(o instanceof CharSequence ? "S" : "-");
        s.append(o instanceof Iterable<?> ? "T" : "-");
        s.append(o instanceof List<?> ? "L" : "-");
        s.append(o instanceof Object[] ? "A" : "-");
        s.append(o instanceof Number[] ? "n" : "-");
        s.append(o instanceof int[] ? "i" : "-");
        s.append(o instanceof Object[][] ? "2" : "-");
        s.append(o instanceof Cloneable ? "c" : "-");
        s.append(o instanceof java.io.Serializable ? "s" : "-");
        s.append(o instanceof Shape ? "H" : "-");
        s.append(o instanceof Base ? "B" : "-");
        s.append(o instanceof Enum ? "E" : "-");
        s.append(o instanceof Color ? "R" : "-");
        s.append(o instanceof Record ? "r" : "-");
        s.append(o instanceof Runnable ? "F" : "-");
        return s.toString();
    }

    static String describe(Object o) {
        if (!(o instanceof Integer n)) {
            return o instanceof String s && !s.isEmpty() ? s + s.length() : "none";
        }
        return n > 127 ? "large " + (n + 1) : "small " + n;
    }

    static <T extends Comparable<T>> boolean isNumber(T value) {
        return value instanceof Number;
    }

    public static void main(String[] args) {
        Object[] values = {
            null, 1, 1L, 'c', "text", new StringBuilder(), new ArrayList<String>(), new ArrayDeque<Integer>(),
            new int[0], new Integer[1], new String[0], new int[1][1], new Object[0][0], new Square(1), new Base(),
            new Derived(), Color.RED, Color.GREEN, (Runnable) () -> { }, (Supplier<Integer>) () -> 1,
            new Object() { }, new Exception(), Optional.empty(),
        };
        for (Object value : values) {
            System.out.println(kinds(value) + " " + describe(value));
        }
        System.out.println(describe(128) + " " + describe("") + " " + isNumber(1) + " " + isNumber("a"));
        Object held = null;
        System.out.println(null instanceof Object);
        System.out.println((held = 5) instanceof Integer i && i == 5);
        while (!(held instanceof String text)) {
            held = "now " + held;
        }
        System.out.println(text);
    }
}
