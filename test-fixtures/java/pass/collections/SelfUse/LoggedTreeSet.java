import java.util.*;

/** As a TreeSet, but tells which of its methods are called. */
class LoggedTreeSet extends TreeSet<String> {
    LoggedTreeSet() {
    }

    LoggedTreeSet(SortedSet<String> other) {
        super(other);
    }

    LoggedTreeSet(Collection<? extends String> other) {
        super(other);
    }

    public boolean add(String p) {
        return Log.called("add", () -> super.add(p));
    }

    public boolean addAll(Collection<? extends String> p) {
        return Log.called("addAll", () -> super.addAll(p));
    }

    public String ceiling(String p) {
        return Log.called("ceiling", () -> super.ceiling(p));
    }

    public void clear() {
        Log.called("clear", () -> super.clear());
    }

    public Object clone() {
        return Log.called("clone", () -> super.clone());
    }

    public Comparator<? super String> comparator() {
        return Log.called("comparator", () -> super.comparator());
    }

    public boolean contains(Object p) {
        return Log.called("contains", () -> super.contains(p));
    }

    public boolean containsAll(Collection<?> p) {
        return Log.called("containsAll", () -> super.containsAll(p));
    }

    public Iterator<String> descendingIterator() {
        return Log.called("descendingIterator", () -> super.descendingIterator());
    }

    public NavigableSet<String> descendingSet() {
        return Log.called("descendingSet", () -> super.descendingSet());
    }

    public boolean equals(Object p) {
        return Log.called("equals", () -> super.equals(p));
    }

    public String first() {
        return Log.called("first", () -> super.first());
    }

    public String floor(String p) {
        return Log.called("floor", () -> super.floor(p));
    }

    public void forEach(java.util.function.Consumer<? super String> p) {
        Log.called("forEach", () -> super.forEach(p));
    }

    public int hashCode() {
        return Log.called("hashCode", () -> super.hashCode());
    }

    public SortedSet<String> headSet(String p) {
        return Log.called("headSet(Object)", () -> super.headSet(p));
    }

    public NavigableSet<String> headSet(String p, boolean q) {
        return Log.called("headSet(Object, boolean)", () -> super.headSet(p, q));
    }

    public String higher(String p) {
        return Log.called("higher", () -> super.higher(p));
    }

    public boolean isEmpty() {
        return Log.called("isEmpty", () -> super.isEmpty());
    }

    public Iterator<String> iterator() {
        return Log.called("iterator", () -> super.iterator());
    }

    public String last() {
        return Log.called("last", () -> super.last());
    }

    public String lower(String p) {
        return Log.called("lower", () -> super.lower(p));
    }

    public String pollFirst() {
        return Log.called("pollFirst", () -> super.pollFirst());
    }

    public String pollLast() {
        return Log.called("pollLast", () -> super.pollLast());
    }

    public boolean remove(Object p) {
        return Log.called("remove", () -> super.remove(p));
    }

    public boolean removeAll(Collection<?> p) {
        return Log.called("removeAll", () -> super.removeAll(p));
    }

    public boolean removeIf(java.util.function.Predicate<? super String> p) {
        return Log.called("removeIf", () -> super.removeIf(p));
    }

    public boolean retainAll(Collection<?> p) {
        return Log.called("retainAll", () -> super.retainAll(p));
    }

    public int size() {
        return Log.called("size", () -> super.size());
    }

    public Spliterator<String> spliterator() {
        return Log.called("spliterator", () -> super.spliterator());
    }

    public java.util.stream.Stream<String> stream() {
        return Log.called("stream", () -> super.stream());
    }

    public NavigableSet<String> subSet(String p, boolean q, String r, boolean s) {
        return Log.called("subSet(Object, boolean, Object, boolean)", () -> super.subSet(p, q, r, s));
    }

    public SortedSet<String> subSet(String p, String q) {
        return Log.called("subSet(Object, Object)", () -> super.subSet(p, q));
    }

    public SortedSet<String> tailSet(String p) {
        return Log.called("tailSet(Object)", () -> super.tailSet(p));
    }

    public NavigableSet<String> tailSet(String p, boolean q) {
        return Log.called("tailSet(Object, boolean)", () -> super.tailSet(p, q));
    }

    public Object[] toArray() {
        return Log.called("toArray()", () -> super.toArray());
    }

    public <T> T[] toArray(T[] p) {
        return Log.called("toArray(Object[])", () -> super.toArray(p));
    }

    public <T> T[] toArray(java.util.function.IntFunction<T[]> p) {
        return Log.called("toArray(IntFunction)", () -> super.toArray(p));
    }

    public String toString() {
        return Log.called("toString", () -> super.toString());
    }

    static LoggedTreeSet withNone() {
        return new LoggedTreeSet();
    }

    static LoggedTreeSet withThree() {
        LoggedTreeSet made = new LoggedTreeSet();
        made.add("a");
        made.add("b");
        made.add("c");
        return made;
    }

    static void all() {
        Log.title("TreeSet");
        Log.call("new(Collection)", LoggedTreeSet::withNone, c -> new LoggedTreeSet(List.of("b", "a")).size());
        Log.call("new(SortedSet)", LoggedTreeSet::withNone, c -> new LoggedTreeSet(new TreeSet<>(List.of("a", "b"))).size());
        Log.call("add('b')", LoggedTreeSet::withThree, c -> c.add("b"));
        Log.call("add('x')", LoggedTreeSet::withThree, c -> c.add("x"));
        Log.call("add('b') of empty", LoggedTreeSet::withNone, c -> c.add("b"));
        Log.call("addAll(List.of('b', 'c'))", LoggedTreeSet::withThree, c -> c.addAll(List.of("b", "c")));
        Log.call("addAll(List.of('x', 'y', 'z', 'b'))", LoggedTreeSet::withThree, c -> c.addAll(List.of("x", "y", "z", "b")));
        Log.call("addAll(List.of('b', 'c')) of empty", LoggedTreeSet::withNone, c -> c.addAll(List.of("b", "c")));
        Log.call("ceiling('b')", LoggedTreeSet::withThree, c -> c.ceiling("b"));
        Log.call("ceiling('x')", LoggedTreeSet::withThree, c -> c.ceiling("x"));
        Log.call("ceiling('b') of empty", LoggedTreeSet::withNone, c -> c.ceiling("b"));
        Log.call("clear()", LoggedTreeSet::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedTreeSet::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("clone()", LoggedTreeSet::withThree, c -> c.clone());
        Log.call("clone() of empty", LoggedTreeSet::withNone, c -> c.clone());
        Log.call("comparator()", LoggedTreeSet::withThree, c -> c.comparator());
        Log.call("comparator() of empty", LoggedTreeSet::withNone, c -> c.comparator());
        Log.call("contains('b')", LoggedTreeSet::withThree, c -> c.contains("b"));
        Log.call("contains('x')", LoggedTreeSet::withThree, c -> c.contains("x"));
        Log.call("contains('b') of empty", LoggedTreeSet::withNone, c -> c.contains("b"));
        Log.call("containsAll(List.of('b', 'c'))", LoggedTreeSet::withThree, c -> c.containsAll(List.of("b", "c")));
        Log.call("containsAll(List.of('x', 'y', 'z', 'b'))", LoggedTreeSet::withThree, c -> c.containsAll(List.of("x", "y", "z", "b")));
        Log.call("containsAll(List.of('b', 'c')) of empty", LoggedTreeSet::withNone, c -> c.containsAll(List.of("b", "c")));
        Log.view("descendingIterator()", LoggedTreeSet::withThree, c -> c.descendingIterator());
        Log.view("descendingIterator() of empty", LoggedTreeSet::withNone, c -> c.descendingIterator());
        Log.view("descendingSet()", LoggedTreeSet::withThree, c -> c.descendingSet());
        Log.view("descendingSet() of empty", LoggedTreeSet::withNone, c -> c.descendingSet());
        Log.call("equals(List.of('a', 'b', 'c'))", LoggedTreeSet::withThree, c -> c.equals(List.of("a", "b", "c")));
        Log.call("equals(Set.of('a', 'b', 'c'))", LoggedTreeSet::withThree, c -> c.equals(Set.of("a", "b", "c")));
        Log.call("equals(List.of('a', 'b', 'c')) of empty", LoggedTreeSet::withNone, c -> c.equals(List.of("a", "b", "c")));
        Log.call("first()", LoggedTreeSet::withThree, c -> c.first());
        Log.call("first() of empty", LoggedTreeSet::withNone, c -> c.first());
        Log.call("floor('b')", LoggedTreeSet::withThree, c -> c.floor("b"));
        Log.call("floor('x')", LoggedTreeSet::withThree, c -> c.floor("x"));
        Log.call("floor('b') of empty", LoggedTreeSet::withNone, c -> c.floor("b"));
        Log.call("forEach(e -> Log.note(e))", LoggedTreeSet::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e))", LoggedTreeSet::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e)) of empty", LoggedTreeSet::withNone, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("hashCode()", LoggedTreeSet::withThree, c -> c.hashCode());
        Log.call("hashCode() of empty", LoggedTreeSet::withNone, c -> c.hashCode());
        Log.view("headSet('b')", LoggedTreeSet::withThree, c -> c.headSet("b"));
        Log.view("headSet('x')", LoggedTreeSet::withThree, c -> c.headSet("x"));
        Log.view("headSet('b') of empty", LoggedTreeSet::withNone, c -> c.headSet("b"));
        Log.view("headSet('b', true)", LoggedTreeSet::withThree, c -> c.headSet("b", true));
        Log.view("headSet('x', false)", LoggedTreeSet::withThree, c -> c.headSet("x", false));
        Log.view("headSet('b', true) of empty", LoggedTreeSet::withNone, c -> c.headSet("b", true));
        Log.call("higher('b')", LoggedTreeSet::withThree, c -> c.higher("b"));
        Log.call("higher('x')", LoggedTreeSet::withThree, c -> c.higher("x"));
        Log.call("higher('b') of empty", LoggedTreeSet::withNone, c -> c.higher("b"));
        Log.call("isEmpty()", LoggedTreeSet::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedTreeSet::withNone, c -> c.isEmpty());
        Log.view("iterator()", LoggedTreeSet::withThree, c -> c.iterator());
        Log.view("iterator() of empty", LoggedTreeSet::withNone, c -> c.iterator());
        Log.call("last()", LoggedTreeSet::withThree, c -> c.last());
        Log.call("last() of empty", LoggedTreeSet::withNone, c -> c.last());
        Log.call("lower('b')", LoggedTreeSet::withThree, c -> c.lower("b"));
        Log.call("lower('x')", LoggedTreeSet::withThree, c -> c.lower("x"));
        Log.call("lower('b') of empty", LoggedTreeSet::withNone, c -> c.lower("b"));
        Log.call("pollFirst()", LoggedTreeSet::withThree, c -> c.pollFirst());
        Log.call("pollFirst() of empty", LoggedTreeSet::withNone, c -> c.pollFirst());
        Log.call("pollLast()", LoggedTreeSet::withThree, c -> c.pollLast());
        Log.call("pollLast() of empty", LoggedTreeSet::withNone, c -> c.pollLast());
        Log.call("remove('b')", LoggedTreeSet::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedTreeSet::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedTreeSet::withNone, c -> c.remove("b"));
        Log.call("removeAll(List.of('b', 'c'))", LoggedTreeSet::withThree, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeAll(List.of('x', 'y', 'z', 'b'))", LoggedTreeSet::withThree, c -> c.removeAll(List.of("x", "y", "z", "b")));
        Log.call("removeAll(List.of('b', 'c')) of empty", LoggedTreeSet::withNone, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeIf(e -> e.equals('b'))", LoggedTreeSet::withThree, c -> c.removeIf(e -> e.equals("b")));
        Log.call("removeIf(e -> e.equals('x'))", LoggedTreeSet::withThree, c -> c.removeIf(e -> e.equals("x")));
        Log.call("removeIf(e -> e.equals('b')) of empty", LoggedTreeSet::withNone, c -> c.removeIf(e -> e.equals("b")));
        Log.call("retainAll(List.of('b', 'c'))", LoggedTreeSet::withThree, c -> c.retainAll(List.of("b", "c")));
        Log.call("retainAll(List.of('x', 'y', 'z', 'b'))", LoggedTreeSet::withThree, c -> c.retainAll(List.of("x", "y", "z", "b")));
        Log.call("retainAll(List.of('b', 'c')) of empty", LoggedTreeSet::withNone, c -> c.retainAll(List.of("b", "c")));
        Log.call("size()", LoggedTreeSet::withThree, c -> c.size());
        Log.call("size() of empty", LoggedTreeSet::withNone, c -> c.size());
        Log.view("spliterator()", LoggedTreeSet::withThree, c -> c.spliterator());
        Log.view("spliterator() of empty", LoggedTreeSet::withNone, c -> c.spliterator());
        Log.view("stream()", LoggedTreeSet::withThree, c -> c.stream());
        Log.view("stream() of empty", LoggedTreeSet::withNone, c -> c.stream());
        Log.view("subSet('b', true, 'd', true)", LoggedTreeSet::withThree, c -> c.subSet("b", true, "d", true));
        Log.view("subSet('x', false, 'd', false)", LoggedTreeSet::withThree, c -> c.subSet("x", false, "d", false));
        Log.view("subSet('b', true, 'd', true) of empty", LoggedTreeSet::withNone, c -> c.subSet("b", true, "d", true));
        Log.view("subSet('b', 'd')", LoggedTreeSet::withThree, c -> c.subSet("b", "d"));
        Log.view("subSet('x', 'd')", LoggedTreeSet::withThree, c -> c.subSet("x", "d"));
        Log.view("subSet('b', 'd') of empty", LoggedTreeSet::withNone, c -> c.subSet("b", "d"));
        Log.view("tailSet('b')", LoggedTreeSet::withThree, c -> c.tailSet("b"));
        Log.view("tailSet('x')", LoggedTreeSet::withThree, c -> c.tailSet("x"));
        Log.view("tailSet('b') of empty", LoggedTreeSet::withNone, c -> c.tailSet("b"));
        Log.view("tailSet('b', true)", LoggedTreeSet::withThree, c -> c.tailSet("b", true));
        Log.view("tailSet('x', false)", LoggedTreeSet::withThree, c -> c.tailSet("x", false));
        Log.view("tailSet('b', true) of empty", LoggedTreeSet::withNone, c -> c.tailSet("b", true));
        Log.call("toArray()", LoggedTreeSet::withThree, c -> c.toArray());
        Log.call("toArray() of empty", LoggedTreeSet::withNone, c -> c.toArray());
        Log.call("toArray(new String[0])", LoggedTreeSet::withThree, c -> c.toArray(new String[0]));
        Log.call("toArray(new String[5])", LoggedTreeSet::withThree, c -> c.toArray(new String[5]));
        Log.call("toArray(new String[0]) of empty", LoggedTreeSet::withNone, c -> c.toArray(new String[0]));
        Log.call("toArray(String[]::new)", LoggedTreeSet::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new)", LoggedTreeSet::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new) of empty", LoggedTreeSet::withNone, c -> c.toArray(String[]::new));
        Log.call("toString()", LoggedTreeSet::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedTreeSet::withNone, c -> c.toString());
        Log.used(LoggedTreeSet::withThree);
    }
}
