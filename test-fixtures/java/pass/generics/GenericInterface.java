// Pins: generic interfaces implemented with concrete types need bridge methods; generic arrays by cast.
public class GenericInterface {
    interface Transformer<A, B> {
        B apply(A a);

        default <C> Transformer<A, C> then(Transformer<B, C> next) {
            return a -> next.apply(apply(a));
        }
    }

    static class Length implements Transformer<String, Integer> {
        public Integer apply(String s) {
            return s.length();
        }
    }

    static class Person implements Comparable<Person> {
        final int age;

        Person(int age) {
            this.age = age;
        }

        public int compareTo(Person other) {
            return Integer.compare(age, other.age);
        }
    }

    static class Bag<T> {
        private final T[] items;
        private int n;

        @SuppressWarnings("unchecked")
        Bag(int capacity) {
            items = (T[]) new Object[capacity];
        }

        void add(T t) {
            items[n++] = t;
        }

        T get(int i) {
            return items[i];
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Transformer<String, Integer> t = new Length();
        System.out.println(t.apply("four") + " " + t.then(x -> x * 1.5).apply("four"));
        Transformer raw = t;
        try {
            raw.apply(5);
        } catch (ClassCastException e) {
            System.out.println("bridge casts");
        }
        Comparable<Person> c = new Person(30);
        System.out.println(c.compareTo(new Person(20)));
        Bag<String> bag = new Bag<>(2);
        bag.add("in");
        System.out.println(bag.get(0).length() + " " + bag.get(1));
    }
}
