// Pins: Pair<A, B>, generic methods, bounded types, wildcards, heap pollution seen at the cast.
public class GenericPair {
    static class Pair<A, B> {
        final A first;
        final B second;

        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }

        Pair<B, A> swap() {
            return new Pair<>(second, first);
        }

        static <T> Pair<T, T> twice(T t) {
            return new Pair<>(t, t);
        }

        public String toString() {
            return "(" + first + ", " + second + ")";
        }
    }

    static <T extends Comparable<T>> T max(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    static double sum(Pair<? extends Number, ? extends Number> p) {
        return p.first.doubleValue() + p.second.doubleValue();
    }

    @SuppressWarnings("unchecked")
    static <T> T unsafe(Object o) {
        return (T) o;
    }

    public static void main(String[] args) {
        Pair<String, Integer> p = new Pair<>("one", 1);
        System.out.println(p + " " + p.swap() + " " + Pair.twice('x'));
        int n = p.second + 1;
        System.out.println(n + p.swap().second);
        System.out.println(max(3, 7) + " " + max("pear", "apple"));
        System.out.println(sum(new Pair<>(1, 2.5)));
        Object fine = GenericPair.<Object>unsafe("text");
        System.out.println(fine);
        try {
            Integer i = unsafe("text");
            System.out.println("no");
        } catch (ClassCastException e) {
            System.out.println("polluted");
        }
    }
}
