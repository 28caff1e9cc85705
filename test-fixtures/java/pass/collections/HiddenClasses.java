import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class HiddenClasses {
    static void show(String what, Object object) {
        System.out.println(what + ": " + object.getClass().getName() + " " + object.getClass().getSimpleName());
    }

    static void cast(Runnable cast) {
        try {
            cast.run();
        } catch (ClassCastException e) {
            System.out.println(e.getMessage().replaceAll(" \\(.*", ""));
        }
    }

    enum Color { RED, GREEN }

    public static void main(String[] args) {
        show("List.of 0", List.of());
        show("List.of 1", List.of(1));
        show("List.of 2", List.of(1, 2));
        show("List.of 3", List.of(1, 2, 3));
        show("List.copyOf", List.copyOf(new ArrayList<>(List.of(1))));
        show("List.of sub", List.of(1, 2, 3).subList(0, 1));
        show("List.of iterator", List.of(1, 2, 3).iterator());
        show("Stream.toList", Stream.of(1).toList());
        show("Set.of 0", Set.of());
        show("Set.of 1", Set.of(1));
        show("Set.of 2", Set.of(1, 2));
        show("Set.of 3", Set.of(1, 2, 3));
        show("Set.copyOf", Set.copyOf(List.of(1, 2, 3)));
        show("Map.of 0", Map.of());
        show("Map.of 1", Map.of(1, 2));
        show("Map.of 2", Map.of(1, 2, 3, 4));
        show("Map.copyOf", Map.copyOf(new HashMap<>(Map.of(1, 2))));
        show("Map.entry", Map.entry(1, 2));
        show("asList", Arrays.asList(1, 2));
        show("asList iterator", Arrays.asList(1, 2).iterator());
        show("asList sub", Arrays.asList(1, 2).subList(0, 1));
        show("emptyList", Collections.emptyList());
        show("emptySet", Collections.emptySet());
        show("emptyMap", Collections.emptyMap());
        show("emptyIterator", Collections.emptyIterator());
        show("emptyListIterator", Collections.emptyListIterator());
        show("singletonList", Collections.singletonList(1));
        show("singleton", Collections.singleton(1));
        show("singletonMap", Collections.singletonMap(1, 2));
        show("nCopies", Collections.nCopies(2, 3));
        show("unmodifiableList", Collections.unmodifiableList(new ArrayList<>()));
        show("unmodifiableList linked", Collections.unmodifiableList(new LinkedList<>()));
        show("unmodifiableCollection", Collections.unmodifiableCollection(new LinkedList<>()));
        show("unmodifiableSet", Collections.unmodifiableSet(new HashSet<>()));
        show("unmodifiableMap", Collections.unmodifiableMap(new HashMap<>()));
        show("unmodifiableMap keySet", Collections.unmodifiableMap(new HashMap<>()).keySet());
        show("unmodifiableMap values", Collections.unmodifiableMap(new HashMap<>()).values());
        show("unmodifiableMap entrySet", Collections.unmodifiableMap(new HashMap<>()).entrySet());
        show("unmodifiableSortedSet", Collections.unmodifiableSortedSet(new TreeSet<>()));
        show("unmodifiableNavigableSet", Collections.unmodifiableNavigableSet(new TreeSet<>()));
        show("unmodifiableSortedMap", Collections.unmodifiableSortedMap(new TreeMap<>()));
        show("unmodifiableNavigableMap", Collections.unmodifiableNavigableMap(new TreeMap<>()));
        show("reverseOrder", Collections.reverseOrder());
        show("reverseOrder of", Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER));
        show("naturalOrder", Comparator.naturalOrder());
        show("case insensitive", String.CASE_INSENSITIVE_ORDER);
        show("newSetFromMap", Collections.newSetFromMap(new HashMap<Integer, Boolean>()));
        show("asLifoQueue", Collections.asLifoQueue(new ArrayDeque<>()));
        HashMap<Integer, Integer> hash = new HashMap<>(Map.of(1, 2));
        show("HashMap keySet", hash.keySet());
        show("HashMap values", hash.values());
        show("HashMap entrySet", hash.entrySet());
        show("HashMap entry", hash.entrySet().iterator().next());
        show("HashMap key iterator", hash.keySet().iterator());
        show("HashMap value iterator", hash.values().iterator());
        show("HashMap entry iterator", hash.entrySet().iterator());
        LinkedHashMap<Integer, Integer> linked = new LinkedHashMap<>(hash);
        show("LinkedHashMap keySet", linked.keySet());
        show("LinkedHashMap values", linked.values());
        show("LinkedHashMap entrySet", linked.entrySet());
        show("LinkedHashMap key iterator", linked.keySet().iterator());
        show("LinkedHashMap entry iterator", linked.entrySet().iterator());
        TreeMap<Integer, Integer> tree = new TreeMap<>(hash);
        show("TreeMap keySet", tree.keySet());
        show("TreeMap navigableKeySet", tree.navigableKeySet());
        show("TreeMap descendingKeySet", tree.descendingKeySet());
        show("TreeMap values", tree.values());
        show("TreeMap entrySet", tree.entrySet());
        show("TreeMap entry", tree.entrySet().iterator().next());
        show("TreeMap firstEntry", tree.firstEntry());
        show("TreeMap key iterator", tree.keySet().iterator());
        show("TreeMap entry iterator", tree.entrySet().iterator());
        show("TreeMap value iterator", tree.values().iterator());
        show("TreeMap headMap", tree.headMap(3));
        show("TreeMap tailMap", tree.tailMap(3));
        show("TreeMap descendingMap", tree.descendingMap());
        show("TreeMap headMap keySet", tree.headMap(3).keySet());
        show("TreeMap headMap entrySet", tree.headMap(3).entrySet());
        show("TreeMap descendingMap entrySet", tree.descendingMap().entrySet());
        TreeSet<Integer> set = new TreeSet<>(tree.keySet());
        show("TreeSet headSet", set.headSet(3));
        show("TreeSet descendingSet", set.descendingSet());
        show("TreeSet iterator", set.iterator());
        show("TreeSet descendingIterator", set.descendingIterator());
        ArrayList<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        show("ArrayList iterator", list.iterator());
        show("ArrayList listIterator", list.listIterator());
        show("ArrayList sub", list.subList(0, 1));
        LinkedList<Integer> links = new LinkedList<>(list);
        show("LinkedList iterator", links.iterator());
        show("LinkedList descendingIterator", links.descendingIterator());
        show("LinkedList sub", links.subList(0, 1));
        show("Vector sub", new Vector<>(list).subList(0, 1));
        show("Vector iterator", new Vector<>(list).iterator());
        show("Vector elements", new Vector<>(list).elements());
        show("ArrayDeque iterator", new ArrayDeque<>(list).iterator());
        show("ArrayDeque descendingIterator", new ArrayDeque<>(list).descendingIterator());
        show("PriorityQueue iterator", new PriorityQueue<>(list).iterator());
        show("HashSet iterator", new HashSet<>(list).iterator());
        show("EnumSet.of", EnumSet.of(Color.RED));
        show("EnumSet.noneOf", EnumSet.noneOf(Color.class));
        EnumMap<Color, Integer> enums = new EnumMap<>(Map.of(Color.RED, 1));
        show("EnumMap keySet", enums.keySet());
        show("EnumMap values", enums.values());
        show("EnumMap entrySet", enums.entrySet());
        show("EnumMap entry", enums.entrySet().iterator().next());
        show("Stream", Stream.of(1, 2));
        show("IntStream", IntStream.range(0, 2));
        show("toList", Stream.of(1).collect(Collectors.toList()));
        show("toUnmodifiableList", Stream.of(1).collect(Collectors.toUnmodifiableList()));
        show("groupingBy", Stream.of(1).collect(Collectors.groupingBy(x -> x)));
        show("partitioningBy", Stream.of(1).collect(Collectors.partitioningBy(x -> x > 0)));
        show("Collector", Collectors.toList());
        show("ConcurrentHashMap keySet", new ConcurrentHashMap<>(hash).keySet());
        show("ConcurrentHashMap values", new ConcurrentHashMap<>(hash).values());
        show("ConcurrentHashMap entrySet", new ConcurrentHashMap<>(hash).entrySet());
        show("checkedList", Collections.checkedList(new ArrayList<>(), Integer.class));
        show("chars", "ab".chars());
        cast(() -> { Object o = List.of(1); System.out.println((ArrayList<?>) o); });
        cast(() -> { Object o = Arrays.asList(1); System.out.println((ArrayList<?>) o); });
        cast(() -> { Object o = hash.keySet(); System.out.println((HashSet<?>) o); });
        cast(() -> { Object o = tree.headMap(3); System.out.println((TreeMap<?, ?>) o); });
        cast(() -> { Object o = list.subList(0, 1); System.out.println((ArrayList<?>) o); });
        cast(() -> { Object o = Collections.unmodifiableList(list); System.out.println((Set<?>) o); });
        cast(() -> { Object o = List.of(new Object[1][0].getClass()); System.out.println((String) o); });
        System.out.println(List.of(1).getClass() == List.of(2).getClass());
        System.out.println(List.of(1).getClass() == List.of(1, 2, 3).getClass());
        System.out.println(Arrays.asList(1).getClass().isInstance(Arrays.asList(2)));
        System.out.println(list.iterator().toString().replaceAll("@.*", ""));
        System.out.println(Stream.of(1).toString().replaceAll("@.*", ""));
    }
}
