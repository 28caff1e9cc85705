// Collections of one's own on AbstractList, AbstractMap, AbstractSet, AbstractCollection, AbstractQueue, AbstractSequentialList.
import java.util.*;

public class AbstractBases {
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

    static class Range extends AbstractList<Integer> {
        private final int size;

        Range(int size) {
            this.size = size;
        }

        public Integer get(int index) {
            Objects.checkIndex(index, size);
            return index * index;
        }

        public int size() {
            return size;
        }
    }

    static class Letters extends AbstractSet<Character> {
        public Iterator<Character> iterator() {
            return List.of('a', 'b', 'c').iterator();
        }

        public int size() {
            return 3;
        }
    }

    static class Squares extends AbstractMap<Integer, Integer> {
        public Set<Map.Entry<Integer, Integer>> entrySet() {
            return new LinkedHashSet<>(List.of(Map.entry(1, 1), Map.entry(2, 4)));
        }
    }

    static class Ones extends AbstractQueue<Integer> {
        private int left = 2;

        public boolean offer(Integer element) {
            left++;
            return true;
        }

        public Integer poll() {
            return left > 0 ? left-- : null;
        }

        public Integer peek() {
            return left > 0 ? left : null;
        }

        public Iterator<Integer> iterator() {
            return Collections.nCopies(left, 1).iterator();
        }

        public int size() {
            return left;
        }
    }

    public static void main(String[] args) throws Exception {
        List<Integer> range = new Range(5);
        System.out.println(range + " " + range.indexOf(9) + range.contains(16) + range.subList(1, 3) + range.equals(List.of(0, 1, 4, 9, 16)) + range.hashCode() + new ArrayList<>(range) + range.stream().mapToInt(x -> x).sum());
        fails(() -> range.add(1));
        fails(() -> range.remove(0));
        fails(() -> range.get(5));
        Set<Character> letters = new Letters();
        System.out.println(letters + " " + letters.contains('b') + letters.equals(Set.of('a', 'b', 'c')) + letters.hashCode() + letters.containsAll(List.of('a')));
        fails(() -> letters.add('d'));
        fails(() -> letters.remove('a'));
        Map<Integer, Integer> squares = new Squares();
        System.out.println(squares + " " + squares.get(2) + squares.containsValue(4) + squares.keySet() + squares.values() + squares.size() + squares.equals(Map.of(1, 1, 2, 4)) + squares.hashCode());
        fails(() -> squares.put(1, 1));
        Queue<Integer> ones = new Ones();
        System.out.println(ones + " " + ones.add(1) + ones.remove() + ones.element());
        ones.clear();
        fails(() -> ones.remove());
        System.out.println(new AbstractMap.SimpleEntry<>("k", 1) + " " + new AbstractMap.SimpleImmutableEntry<>("k", 1).equals(Map.entry("k", 1)));
    }
}
