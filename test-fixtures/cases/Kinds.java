import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** A method for each kind of input that a search makes. */
public class Kinds {
    enum Colour { RED, GREEN }

    static int iterator(Iterator<Integer> it) { return it.hasNext() && it.next() > 5 ? 1 : 2; }
    static int enumeration(Enumeration<String> it) { return it.hasMoreElements() ? 1 : 2; }
    static int stream(Stream<Integer> s) { return s.anyMatch(x -> x > 3) ? 1 : 2; }
    static int numbers(IntStream s) { return s.sum() > 3 ? 1 : 2; }
    static int chance(Random r) { return r.nextBoolean() ? 1 : 2; }
    static int scanner(Scanner s) { return s.hasNext() ? 1 : 2; }
    static int bits(BitSet b) { b.set(1); return b.get(3) ? 1 : 2; }
    static int constants(EnumSet<Colour> s, EnumMap<Colour, Integer> m) {
        if (s.contains(Colour.RED)) { m.put(Colour.GREEN, 1); return 1; }
        return m.isEmpty() ? 2 : 3;
    }
    static int table(BiFunction<String, Integer, Boolean> f) { return f.apply("k", 3) ? 1 : 2; }
    static int several(int... numbers) { return numbers.length > 1 && numbers[0] > numbers[1] ? 1 : 2; }
    static int nested(Map<String, List<Integer>> m) {
        List<Integer> found = m.get("key");
        return found != null && found.size() > 1 ? 1 : 2;
    }

    int base;
    class Part {
        int extra;
        Part(int extra) { this.extra = extra > 3 ? base : extra; }
        int total() { return base + extra > 10 ? 1 : 2; }
    }
    static int part(Part p) { return p.total() == 1 ? 5 : 6; }
}
