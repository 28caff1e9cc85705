// What the class library calls back, and how often, hangs on what was given back to it before.
import java.util.*;

public class GivenBack {
    static int compared;
    static int hashed;
    static int asked;

    static final class Key {
        final int value;

        Key(int value) {
            this.value = value;
        }

        @Override
        public boolean equals(Object other) {
            compared++;
            return other instanceof Key && ((Key) other).value == value;
        }

        @Override
        public int hashCode() {
            hashed++;
            return value % 2;
        }
    }

    record Weight(int grams) implements Comparable<Weight> {
        public int compareTo(Weight other) {
            compared += grams;
            return Integer.compare(grams, other.grams);
        }
    }

    static class Numbers implements Iterator<Integer> {
        private int at;
        private final int end;

        Numbers(int end) {
            this.end = end;
        }

        public boolean hasNext() {
            return at < end;
        }

        public Integer next() {
            asked++;
            return at++;
        }
    }

    static int inMap(int n) {
        compared = 0;
        Map<Key, Integer> map = new HashMap<>();
        for (int i = 0; i < n; i++) {
            map.put(new Key(i), i);
        }
        return compared;
    }

    static int inTree(int n) {
        compared = 0;
        TreeSet<Weight> set = new TreeSet<>();
        for (int i = 0; i < n; i++) {
            set.add(new Weight(i));
        }
        return compared;
    }

    static int byIterator(int n) {
        asked = 0;
        new Numbers(n).forEachRemaining(number -> { });
        return asked;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        System.out.println(inMap(n));
        System.out.println(hashed);
        System.out.println(inTree(n));
        System.out.println(byIterator(n));
    }
}
