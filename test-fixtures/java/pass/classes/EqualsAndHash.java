// Classes with their own equals, hashCode, compareTo and clone in collections.
import java.util.*;

public class EqualsAndHash {
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

    static final class Key implements Comparable<Key>, Cloneable {
        final int a;
        int[] data = {1, 2};

        Key(int a) {
            this.a = a;
        }

        @Override
        public boolean equals(Object other) {
            return this == other || other instanceof Key k && k.a == a;
        }

        @Override
        public int hashCode() {
            return a % 3;
        }

        @Override
        public int compareTo(Key other) {
            return other.a - a;
        }

        @Override
        public Key clone() {
            try {
                Key copy = (Key) super.clone();
                copy.data = data.clone();
                return copy;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public String toString() {
            return "K" + a;
        }
    }

    static class NotCloneable {
        Object copy() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    public static void main(String[] args) throws Exception {
        Map<Key, String> map = new HashMap<>();
        for (int i = 0; i < 7; i++) {
            map.put(new Key(i), "v" + i);
        }
        System.out.println(map + " " + map.get(new Key(4)) + map.containsKey(new Key(9)) + new TreeSet<>(map.keySet()) + map.keySet().contains(new Key(0)));
        Key key = new Key(5);
        Key copy = key.clone();
        copy.data[0] = 9;
        System.out.println(key.equals(copy) + " " + (key == copy) + key.data[0] + copy.data[0]);
        fails(() -> new NotCloneable().copy());
    }
}
