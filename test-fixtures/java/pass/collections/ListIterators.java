// java.util.ListIterator in both directions, with set, add and remove.
import java.util.*;

public class ListIterators {
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
        List<String> list = new LinkedList<>(List.of("a", "b", "c"));
        ListIterator<String> it = list.listIterator();
        System.out.println(it.hasPrevious() + " " + it.nextIndex() + it.previousIndex());
        System.out.println(it.next() + it.next() + it.previous() + it.nextIndex());
        it.set("B");
        it.add("x");
        System.out.println(list + " " + it.next());
        it.remove();
        System.out.println(list + " " + it.hasNext() + it.previous());
        it.remove();
        System.out.println(list);
        fails(() -> it.remove());
        fails(() -> it.set("q"));
        ListIterator<String> end = list.listIterator(list.size());
        while (end.hasPrevious()) {
            System.out.print(end.previous() + end.nextIndex());
        }
        System.out.println();
        fails(() -> end.previous());
        fails(() -> list.listIterator(9));
        ListIterator<Integer> numbers = new ArrayList<>(List.of(1, 2, 3)).listIterator(1);
        System.out.println(numbers.next() + " " + numbers.previous() + numbers.previous());
        fails(() -> numbers.previous());
    }
}
