// Every method of java.util.TreeSet.
import java.util.*;

public class TreeSetMethods {
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

    public static void main(String[] args) throws Exception {
        TreeSet<Integer> set = new TreeSet<>(List.of(5, 1, 9, 3, 7));
        System.out.println(set + " " + set.first() + set.last() + set.floor(4) + set.ceiling(4) + set.lower(1) + set.higher(9) + set.add(3) + set.add(4));
        System.out.println(set.headSet(5) + " " + set.headSet(5, true) + set.tailSet(5) + set.tailSet(5, false) + set.subSet(3, 7) + set.subSet(3, false, 7, true) + set.descendingSet());
        NavigableSet<Integer> down = set.descendingSet();
        down.remove(9);
        System.out.println(set + " " + down.first() + down.headSet(4) + down.higher(4));
        System.out.println(set.pollFirst() + " " + set.pollLast() + set + set.remove(100) + set.contains(4) + set.size() + set.comparator());
        Iterator<Integer> it = set.descendingIterator();
        System.out.println(it.next());
        it.remove();
        System.out.println(set + " " + set.clone().equals(set) + set.retainAll(List.of(3)) + set);
        TreeSet<String> words = new TreeSet<>(Comparator.comparing(String::length));
        System.out.println(words.add("aa") + " " + words.add("bb") + words.add("c") + words);
        set.clear();
        fails(() -> set.first());
        System.out.println(set.pollFirst() + " " + new TreeSet<>(Collections.reverseOrder()).add(1));
    }
}
