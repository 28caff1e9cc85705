// The static methods of java.util.Collections on lists.
import java.util.*;

public class CollectionsUtilities {
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
        List<Integer> list = new ArrayList<>(List.of(5, 3, 8, 1));
        Collections.sort(list);
        System.out.println(list + " " + Collections.binarySearch(list, 5) + Collections.binarySearch(list, 4) + Collections.max(list) + Collections.min(list));
        Collections.sort(list, Collections.reverseOrder());
        System.out.println(list + " " + Collections.binarySearch(list, 3, Collections.reverseOrder()) + Collections.max(list, Collections.reverseOrder()));
        Collections.reverse(list);
        Collections.swap(list, 0, 3);
        System.out.println(list);
        Collections.rotate(list, 1);
        System.out.println(list);
        Collections.rotate(list, -6);
        Collections.shuffle(list, new Random(5));
        System.out.println(list + " " + Collections.frequency(List.of(1, 2, 1), 1) + Collections.disjoint(list, List.of(4)) + Collections.nCopies(3, "ab") + Collections.addAll(list, 7, 7));
        System.out.println(Collections.replaceAll(list, 7, 6) + " " + list + Collections.indexOfSubList(list, List.of(6)) + Collections.lastIndexOfSubList(list, List.of(6)));
        Collections.fill(list, 0);
        List<Integer> target = new ArrayList<>(Collections.nCopies(7, 9));
        Collections.copy(target, list);
        System.out.println(list + " " + target + Collections.emptyList() + Collections.emptySet() + Collections.emptyMap() + Collections.singleton(1) + Collections.singletonMap("a", 2));
        System.out.println(Collections.list(Collections.enumeration(List.of(1, 2))) + " " + Collections.asLifoQueue(new ArrayDeque<>(List.of(1, 2))).peek() + Collections.newSetFromMap(new HashMap<String, Boolean>()).add("x") + Collections.reverseOrder(Comparator.<Integer>naturalOrder()).compare(1, 2));
        System.out.println(Collections.synchronizedList(list).size() + " " + Collections.emptyIterator().hasNext() + Collections.emptyListIterator().hasPrevious() + Collections.emptySortedMap() + Collections.emptyNavigableSet() + Collections.EMPTY_LIST);
        fails(() -> Collections.max(List.<Integer>of()));
        fails(() -> Collections.nCopies(-1, 0));
        fails(() -> Collections.copy(new ArrayList<>(), List.of(1)));
        fails(() -> Collections.swap(list, 0, 99));
    }
}
