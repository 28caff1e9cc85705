// Messages and ends of the class library that are easily got wrong: too long texts, made-up stack trace
// elements, arrays of another class, keys removed while a part of a map is iterated, repeated iterators.
import java.util.*;
import java.util.regex.*;

public class SmallDifferences {
    static void tried(Runnable action) {
        try {
            action.run();
            System.out.println("done");
        } catch (RuntimeException | OutOfMemoryError e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        tried(() -> "ab".repeat(Integer.MAX_VALUE));
        tried(() -> "ab".repeat(Integer.MAX_VALUE / 2 + 1));
        tried(() -> "\u20ac".repeat(Integer.MAX_VALUE / 2 + 1));
        tried(() -> "\u20ac".repeat(Integer.MAX_VALUE / 2));
        tried(() -> "a".repeat(Integer.MAX_VALUE));
        tried(() -> "".repeat(Integer.MAX_VALUE));
        tried(() -> "a".repeat(-1));

        StackTraceElement nativeOne = new StackTraceElement("N", "n", "N.java", -2);
        System.out.println(nativeOne + " " + nativeOne.isNativeMethod() + " " + nativeOne.hashCode());
        StackTraceElement without = new StackTraceElement("N", "n", null, 7);
        System.out.println(without + " " + without.isNativeMethod() + " " + without.hashCode());
        System.out.println(new StackTraceElement("N", "n", null, -2) + " " + new StackTraceElement("N", "n", "N.java", -1));

        tried(() -> new ArrayList<Object>(List.of(1, 2)).toArray((Object[]) new String[9]));
        tried(() -> new ArrayList<Object>(List.of(1, 2)).toArray((Object[]) new String[0]));
        tried(() -> new Vector<Object>(List.of(1, 2)).toArray((Object[]) new String[9]));

        TreeMap<String, Integer> map = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
        for (String key : map.headMap("c").keySet()) {
            if (key.equals("a")) {
                map.remove("b");
            }
        }
        System.out.println(map);

        System.out.println("a".matches("[a&&]") + " " + "b".matches("[a&&]") + " " + "&".matches("[a&&&]"));
        tried(() -> Pattern.compile("[a-"));
        tried(() -> Pattern.compile("[&&]"));

        tried(() -> new AbstractList<String>() {
            public String get(int index) {
                throw new IndexOutOfBoundsException("none at " + index);
            }

            public int size() {
                return 1;
            }
        }.iterator().next());
    }
}
