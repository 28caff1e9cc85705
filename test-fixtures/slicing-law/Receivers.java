// Objects of one class, told apart by what they are called on; some are called by the class library.
import java.util.*;

public class Receivers {
    static class Counter {
        private int total;

        void add(int n) {
            total += n;
        }

        void twice(int n) {
            add(n);
            add(n);
        }

        int get() {
            return total;
        }
    }

    static class Key {
        int asked;

        public int hashCode() {
            asked++;
            return 1;
        }
    }

    static class Node {
        int value;
        Node next;

        void push(int n) {
            if (next == null) {
                value += n;
            } else {
                next.push(n);
            }
        }
    }

    static class Base {
        int size;

        Base(int size) {
            this.size = size;
        }

        void grow(int by) {
            size += by;
        }
    }

    static class Derived extends Base {
        Derived(int size) {
            super(size + 1);
            grow(2);
        }
    }

    public static void main(String[] args) {
        Counter one = new Counter();
        Counter two = new Counter();
        one.add(3);
        two.twice(4);
        one.add(2);
        System.out.println(one.get());
        System.out.println(two.get());
        Key key = new Key();
        Map<Key, Integer> map = new HashMap<>();
        map.put(key, 3);
        System.out.println(key.asked);
        Node last = new Node();
        Node first = new Node();
        first.next = last;
        first.push(5);
        last.push(6);
        System.out.println(first.value);
        System.out.println(last.value);
        Base base = new Base(1);
        Base derived = new Derived(5);
        derived.grow(3);
        System.out.println(base.size);
        System.out.println(derived.size);
        Counter third = new Counter();
        List<Integer> numbers = List.of(1, 2, 3);
        numbers.forEach(third::add);
        System.out.println(third.get());
        Counter fourth = new Counter();
        Runnable task = () -> fourth.add(7);
        task.run();
        System.out.println(fourth.get());
    }
}
