// Subclasses of JDK classes may have methods of any name: only what the JDK documents is overridden.
import java.util.AbstractList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class OwnMethodsBesideTheModels {
    static class Numbers extends AbstractList<Integer> {
        public Integer get(int index) {
            return index * index;
        }

        public int size() {
            return 5;
        }

        void checkPosition(int index) {
            throw new IllegalStateException("mine");
        }
    }

    static class Counting extends LinkedHashMap<String, Integer> {
        int insertions;

        void inserted() {
            insertions += 100;
        }

        void linked(Object node) {
            insertions += 100;
        }

        void unlinkedAll() {
            insertions += 100;
        }

        @Override
        public Integer put(String key, Integer value) {
            insertions++;
            return super.put(key, value);
        }
    }

    static class Hashed extends HashMap<String, Integer> {
        void inserted() {
            throw new IllegalStateException("mine");
        }
    }

    public static void main(String[] args) {
        List<Integer> numbers = new Numbers();
        System.out.println(numbers.listIterator(2).next() + " " + numbers.subList(1, 3));
        Counting counting = new Counting();
        counting.put("a", 1);
        counting.put("b", 2);
        counting.remove("a");
        System.out.println(counting + " " + counting.insertions);
        counting.clear();
        System.out.println(counting + " " + counting.insertions);
        Map<String, Integer> hashed = new Hashed();
        hashed.put("c", 3);
        System.out.println(hashed);
    }
}
