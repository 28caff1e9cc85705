// Sublists are views: changes go both ways; structural changes of the list invalidate them.
import java.util.*;

public class SubLists {
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
        List<Integer> list = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6));
        List<Integer> part = list.subList(2, 5);
        System.out.println(part + " " + part.size() + part.get(0) + part.indexOf(4) + part.contains(6));
        part.set(0, 20);
        part.add(50);
        part.add(0, 10);
        System.out.println(part + " " + list);
        part.remove(Integer.valueOf(20));
        part.subList(0, 2).clear();
        System.out.println(part + " " + list + part.subList(1, 2));
        part.sort(Comparator.reverseOrder());
        part.replaceAll(x -> x * 2);
        System.out.println(part + " " + list + part.hashCode() + part.equals(List.of(100, 8)));
        for (ListIterator<Integer> it = part.listIterator(); it.hasNext();) {
            int value = it.next();
            it.set(value + 1);
        }
        System.out.println(list);
        list.add(7);
        fails(() -> part.size());
        fails(() -> list.subList(3, 2));
        fails(() -> list.subList(-1, 2));
        fails(() -> list.subList(0, 20));
        fails(() -> list.subList(0, 2).get(2));
        list.subList(1, 3).clear();
        System.out.println(list);
    }
}
