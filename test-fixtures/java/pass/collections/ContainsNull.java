// Pins: what each collection says when it is asked for null: not found, found, or a NullPointerException.
import java.util.*;
import java.util.concurrent.*;

public class ContainsNull {
    static void ask(String name, Collection<?> collection) {
        StringBuilder line = new StringBuilder(name);
        for (int question = 0; question < 3; question++) {
            try {
                Object answer = switch (question) {
                    case 0 -> collection.contains(null);
                    case 1 -> collection.containsAll(Arrays.asList(null, null));
                    default -> collection.remove(null);
                };
                line.append(' ').append(answer);
            } catch (RuntimeException e) {
                line.append(' ').append(e.getClass().getSimpleName());
            }
        }
        System.out.println(line);
    }

    static void askMap(String name, Map<?, ?> map) {
        StringBuilder line = new StringBuilder(name);
        for (int question = 0; question < 4; question++) {
            try {
                Object answer = switch (question) {
                    case 0 -> map.containsKey(null);
                    case 1 -> map.containsValue(null);
                    case 2 -> map.get(null);
                    default -> map.remove(null);
                };
                line.append(' ').append(answer);
            } catch (RuntimeException e) {
                line.append(' ').append(e.getClass().getSimpleName());
            }
        }
        System.out.println(line);
    }

    public static void main(String[] args) {
        List<String> two = Arrays.asList("a", null);
        ask("asList", two);
        ask("asList without", Arrays.asList("a", "b"));
        ask("ArrayList", new ArrayList<>(two));
        ask("LinkedList", new LinkedList<>(two));
        ask("Vector", new Vector<>(two));
        ask("List.of", List.of("a"));
        ask("List.of nothing", List.of());
        ask("List.copyOf", List.copyOf(List.of(1, 2, 3)));
        ask("toList", two.stream().toList());
        ask("toList without", List.of("a").stream().toList());
        ask("Set.of", Set.of("a"));
        ask("Set.of more", Set.of("a", "b", "c"));
        ask("HashSet", new HashSet<>(two));
        ask("LinkedHashSet", new LinkedHashSet<>(List.of("a")));
        ask("TreeSet", new TreeSet<>(List.of("a")));
        ask("empty TreeSet", new TreeSet<String>());
        ask("TreeSet, nulls first", new TreeSet<String>(Comparator.nullsFirst(Comparator.naturalOrder())));
        ask("EnumSet", EnumSet.of(TimeUnit.DAYS));
        ask("ArrayDeque", new ArrayDeque<>(List.of("a")));
        ask("PriorityQueue", new PriorityQueue<>(List.of("a")));
        ask("unmodifiable", Collections.unmodifiableList(two));
        ask("emptyList", Collections.emptyList());
        ask("singletonList", Collections.singletonList(null));
        ask("nCopies", Collections.nCopies(2, null));
        ask("keySet", new HashMap<>(Map.of("a", 1)).keySet());
        ask("values", new HashMap<>(Map.of("a", 1)).values());
        ask("subList", new ArrayList<>(two).subList(0, 1));
        askMap("HashMap", new HashMap<>(Map.of("a", 1)));
        askMap("LinkedHashMap", new LinkedHashMap<>(Map.of("a", 1)));
        askMap("TreeMap", new TreeMap<>(Map.of("a", 1)));
        askMap("Map.of", Map.of("a", 1));
        askMap("Map.of nothing", Map.of());
        askMap("EnumMap", new EnumMap<TimeUnit, String>(TimeUnit.class));
        askMap("ConcurrentHashMap", new ConcurrentHashMap<>(Map.of("a", 1)));
        askMap("Hashtable", new Hashtable<>(Map.of("a", 1)));
    }
}
