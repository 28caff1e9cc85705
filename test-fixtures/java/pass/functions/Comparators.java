// Comparator combinators.
import java.util.*;

public class Comparators {
    record Person(String name, int age, Double score) { }

    public static void main(String[] args) throws Exception {
        List<Person> people = new ArrayList<>(List.of(new Person("Bob", 30, 1.5), new Person("al", 25, 2.5), new Person("Cy", 30, 0.5), new Person("Di", 25, 2.5)));
        people.sort(Comparator.comparing(Person::name));
        System.out.println(people.stream().map(Person::name).toList());
        people.sort(Comparator.comparing(Person::name, String.CASE_INSENSITIVE_ORDER).reversed());
        System.out.println(people.stream().map(Person::name).toList());
        people.sort(Comparator.comparingInt(Person::age).thenComparing(Person::score).thenComparing(Person::name, Comparator.reverseOrder()));
        System.out.println(people.stream().map(Person::name).toList());
        people.sort(Comparator.comparingDouble(Person::score).thenComparingInt(Person::age).thenComparing((a, b) -> b.name().compareTo(a.name())));
        System.out.println(people.stream().map(Person::name).toList());
        people.sort(Comparator.comparingLong((Person p) -> -p.age()).thenComparingDouble(Person::score).thenComparingLong(Person::age));
        System.out.println(people.stream().map(Person::name).toList());
        List<String> words = Arrays.asList("b", null, "a");
        words.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(words);
        words.sort(Comparator.nullsLast(Comparator.reverseOrder()));
        System.out.println(words + " " + Comparator.<Integer>naturalOrder().compare(1, 2) + Comparator.<Integer>naturalOrder().reversed().compare(1, 2) + Map.Entry.<String, Integer>comparingByValue().compare(Map.entry("a", 2), Map.entry("b", 1)) + Map.Entry.<String, Integer>comparingByKey(Comparator.reverseOrder()).compare(Map.entry("a", 2), Map.entry("b", 1)));
    }
}
