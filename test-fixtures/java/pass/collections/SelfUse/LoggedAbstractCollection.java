import java.util.*;

/** As a AbstractCollection, but tells which of its methods are called. */
class LoggedAbstractCollection extends AbstractCollection<String> {
    private final LinkedHashSet<String> inner = new LinkedHashSet<>();

    LoggedAbstractCollection() {
    }

    public boolean add(String p) {
        return Log.called("add", () -> inner.add(p));
    }

    public boolean addAll(Collection<? extends String> p) {
        return Log.called("addAll", () -> super.addAll(p));
    }

    public void clear() {
        Log.called("clear", () -> super.clear());
    }

    public boolean contains(Object p) {
        return Log.called("contains", () -> super.contains(p));
    }

    public boolean containsAll(Collection<?> p) {
        return Log.called("containsAll", () -> super.containsAll(p));
    }

    public boolean equals(Object p) {
        return Log.called("equals", () -> super.equals(p));
    }

    public void forEach(java.util.function.Consumer<? super String> p) {
        Log.called("forEach", () -> super.forEach(p));
    }

    public int hashCode() {
        return Log.called("hashCode", () -> super.hashCode());
    }

    public boolean isEmpty() {
        return Log.called("isEmpty", () -> super.isEmpty());
    }

    public Iterator<String> iterator() {
        return Log.called("iterator", () -> inner.iterator());
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
        return Log.called("size", () -> inner.size());
    }

    public Spliterator<String> spliterator() {
        return Log.called("spliterator", () -> super.spliterator());
    }

    public java.util.stream.Stream<String> stream() {
        return Log.called("stream", () -> super.stream());
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

    static LoggedAbstractCollection withNone() {
        return new LoggedAbstractCollection();
    }

    static LoggedAbstractCollection withThree() {
        LoggedAbstractCollection made = new LoggedAbstractCollection();
        made.inner.addAll(List.of("a", "b", "c"));
        return made;
    }

    static void all() {
        Log.title("AbstractCollection");
        Log.call("add('b')", LoggedAbstractCollection::withThree, c -> c.add("b"));
        Log.call("add('x')", LoggedAbstractCollection::withThree, c -> c.add("x"));
        Log.call("add('b') of empty", LoggedAbstractCollection::withNone, c -> c.add("b"));
        Log.call("addAll(List.of('b', 'c'))", LoggedAbstractCollection::withThree, c -> c.addAll(List.of("b", "c")));
        Log.call("addAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractCollection::withThree, c -> c.addAll(List.of("x", "y", "z", "b")));
        Log.call("addAll(List.of('b', 'c')) of empty", LoggedAbstractCollection::withNone, c -> c.addAll(List.of("b", "c")));
        Log.call("clear()", LoggedAbstractCollection::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedAbstractCollection::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("contains('b')", LoggedAbstractCollection::withThree, c -> c.contains("b"));
        Log.call("contains('x')", LoggedAbstractCollection::withThree, c -> c.contains("x"));
        Log.call("contains('b') of empty", LoggedAbstractCollection::withNone, c -> c.contains("b"));
        Log.call("containsAll(List.of('b', 'c'))", LoggedAbstractCollection::withThree, c -> c.containsAll(List.of("b", "c")));
        Log.call("containsAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractCollection::withThree, c -> c.containsAll(List.of("x", "y", "z", "b")));
        Log.call("containsAll(List.of('b', 'c')) of empty", LoggedAbstractCollection::withNone, c -> c.containsAll(List.of("b", "c")));
        Log.call("equals(List.of('a', 'b', 'c'))", LoggedAbstractCollection::withThree, c -> c.equals(List.of("a", "b", "c")));
        Log.call("equals(Set.of('a', 'b', 'c'))", LoggedAbstractCollection::withThree, c -> c.equals(Set.of("a", "b", "c")));
        Log.call("equals(List.of('a', 'b', 'c')) of empty", LoggedAbstractCollection::withNone, c -> c.equals(List.of("a", "b", "c")));
        Log.call("forEach(e -> Log.note(e))", LoggedAbstractCollection::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e))", LoggedAbstractCollection::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e)) of empty", LoggedAbstractCollection::withNone, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("isEmpty()", LoggedAbstractCollection::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedAbstractCollection::withNone, c -> c.isEmpty());
        Log.view("iterator()", LoggedAbstractCollection::withThree, c -> c.iterator());
        Log.view("iterator() of empty", LoggedAbstractCollection::withNone, c -> c.iterator());
        Log.call("remove('b')", LoggedAbstractCollection::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedAbstractCollection::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedAbstractCollection::withNone, c -> c.remove("b"));
        Log.call("removeAll(List.of('b', 'c'))", LoggedAbstractCollection::withThree, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractCollection::withThree, c -> c.removeAll(List.of("x", "y", "z", "b")));
        Log.call("removeAll(List.of('b', 'c')) of empty", LoggedAbstractCollection::withNone, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeIf(e -> e.equals('b'))", LoggedAbstractCollection::withThree, c -> c.removeIf(e -> e.equals("b")));
        Log.call("removeIf(e -> e.equals('x'))", LoggedAbstractCollection::withThree, c -> c.removeIf(e -> e.equals("x")));
        Log.call("removeIf(e -> e.equals('b')) of empty", LoggedAbstractCollection::withNone, c -> c.removeIf(e -> e.equals("b")));
        Log.call("retainAll(List.of('b', 'c'))", LoggedAbstractCollection::withThree, c -> c.retainAll(List.of("b", "c")));
        Log.call("retainAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractCollection::withThree, c -> c.retainAll(List.of("x", "y", "z", "b")));
        Log.call("retainAll(List.of('b', 'c')) of empty", LoggedAbstractCollection::withNone, c -> c.retainAll(List.of("b", "c")));
        Log.call("size()", LoggedAbstractCollection::withThree, c -> c.size());
        Log.call("size() of empty", LoggedAbstractCollection::withNone, c -> c.size());
        Log.view("spliterator()", LoggedAbstractCollection::withThree, c -> c.spliterator());
        Log.view("spliterator() of empty", LoggedAbstractCollection::withNone, c -> c.spliterator());
        Log.view("stream()", LoggedAbstractCollection::withThree, c -> c.stream());
        Log.view("stream() of empty", LoggedAbstractCollection::withNone, c -> c.stream());
        Log.call("toArray()", LoggedAbstractCollection::withThree, c -> c.toArray());
        Log.call("toArray() of empty", LoggedAbstractCollection::withNone, c -> c.toArray());
        Log.call("toArray(new String[0])", LoggedAbstractCollection::withThree, c -> c.toArray(new String[0]));
        Log.call("toArray(new String[5])", LoggedAbstractCollection::withThree, c -> c.toArray(new String[5]));
        Log.call("toArray(new String[0]) of empty", LoggedAbstractCollection::withNone, c -> c.toArray(new String[0]));
        Log.call("toArray(String[]::new)", LoggedAbstractCollection::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new)", LoggedAbstractCollection::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new) of empty", LoggedAbstractCollection::withNone, c -> c.toArray(String[]::new));
        Log.call("toString()", LoggedAbstractCollection::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedAbstractCollection::withNone, c -> c.toString());
        Log.used(LoggedAbstractCollection::withThree);
    }
}
