import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.TreeMap;
import java.util.TreeSet;

/** Trees with comparators that never call keys equal, what their messages show, and iterators of arrays. */
public class TreeOfUnequals {
    record Person(String name, int age) {}

    static void people(Comparator<Person> order) {
        TreeSet<Person> people = new TreeSet<>(order);
        for (String text : "ann 30,bob 20,cid 30,dee 20,eve 30,fay 10".split(",")) {
            String[] parts = text.split(" ");
            people.add(new Person(parts[0], Integer.parseInt(parts[1])));
        }
        StringBuilder shown = new StringBuilder();
        for (Person person : people) {
            shown.append(person.name()).append(' ');
        }
        Person ann = new Person("ann", 30);
        System.out.println(shown + "" + people.contains(ann) + people.remove(ann) + people.size());
    }

    public static void main(String[] args) {
        people((a, b) -> a.age() < b.age() ? -1 : 1);
        people((a, b) -> a.age() > b.age() ? 1 : -1);
        people((a, b) -> a.age() <= b.age() ? 1 : -1);
        people((a, b) -> 1);
        people((a, b) -> -1);
        people(Comparator.comparingInt(Person::age));
        try {
            new TreeSet<Object>(Arrays.asList(1, "a"));
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            new TreeMap<Object, Integer>().put(new int[0], 1);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Iterator<Integer> iterator = Arrays.asList(1, 2).iterator();
        for (int i = 0; i < 3; i++) {
            try {
                iterator.remove();
            } catch (UnsupportedOperationException e) {
                System.out.println(e.getMessage());
            }
            System.out.println(iterator.hasNext() ? iterator.next() : "end");
        }
    }
}
