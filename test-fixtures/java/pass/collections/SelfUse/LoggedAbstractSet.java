import java.util.*;

/** As a AbstractSet, but tells which of its methods are called. */
class LoggedAbstractSet extends AbstractSet<String> {
    private final LinkedHashSet<String> inner = new LinkedHashSet<>();

    LoggedAbstractSet() {
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

    static LoggedAbstractSet withNone() {
        return new LoggedAbstractSet();
    }

    static LoggedAbstractSet withThree() {
        LoggedAbstractSet made = new LoggedAbstractSet();
        made.inner.addAll(List.of("a", "b", "c"));
        return made;
    }

    static void all() {
        Log.title("AbstractSet");
        Log.call("add('b')", LoggedAbstractSet::withThree, c -> c.add("b"));
        Log.call("add('x')", LoggedAbstractSet::withThree, c -> c.add("x"));
        Log.call("add('b') of empty", LoggedAbstractSet::withNone, c -> c.add("b"));
        Log.call("addAll(List.of('b', 'c'))", LoggedAbstractSet::withThree, c -> c.addAll(List.of("b", "c")));
        Log.call("addAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractSet::withThree, c -> c.addAll(List.of("x", "y", "z", "b")));
        Log.call("addAll(List.of('b', 'c')) of empty", LoggedAbstractSet::withNone, c -> c.addAll(List.of("b", "c")));
        Log.call("clear()", LoggedAbstractSet::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedAbstractSet::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("contains('b')", LoggedAbstractSet::withThree, c -> c.contains("b"));
        Log.call("contains('x')", LoggedAbstractSet::withThree, c -> c.contains("x"));
        Log.call("contains('b') of empty", LoggedAbstractSet::withNone, c -> c.contains("b"));
        Log.call("containsAll(List.of('b', 'c'))", LoggedAbstractSet::withThree, c -> c.containsAll(List.of("b", "c")));
        Log.call("containsAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractSet::withThree, c -> c.containsAll(List.of("x", "y", "z", "b")));
        Log.call("containsAll(List.of('b', 'c')) of empty", LoggedAbstractSet::withNone, c -> c.containsAll(List.of("b", "c")));
        Log.call("equals(List.of('a', 'b', 'c'))", LoggedAbstractSet::withThree, c -> c.equals(List.of("a", "b", "c")));
        Log.call("equals(Set.of('a', 'b', 'c'))", LoggedAbstractSet::withThree, c -> c.equals(Set.of("a", "b", "c")));
        Log.call("equals(List.of('a', 'b', 'c')) of empty", LoggedAbstractSet::withNone, c -> c.equals(List.of("a", "b", "c")));
        Log.call("forEach(e -> Log.note(e))", LoggedAbstractSet::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e))", LoggedAbstractSet::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e)) of empty", LoggedAbstractSet::withNone, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("hashCode()", LoggedAbstractSet::withThree, c -> c.hashCode());
        Log.call("hashCode() of empty", LoggedAbstractSet::withNone, c -> c.hashCode());
        Log.call("isEmpty()", LoggedAbstractSet::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedAbstractSet::withNone, c -> c.isEmpty());
        Log.view("iterator()", LoggedAbstractSet::withThree, c -> c.iterator());
        Log.view("iterator() of empty", LoggedAbstractSet::withNone, c -> c.iterator());
        Log.call("remove('b')", LoggedAbstractSet::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedAbstractSet::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedAbstractSet::withNone, c -> c.remove("b"));
        Log.call("removeAll(List.of('b', 'c'))", LoggedAbstractSet::withThree, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractSet::withThree, c -> c.removeAll(List.of("x", "y", "z", "b")));
        Log.call("removeAll(List.of('b', 'c')) of empty", LoggedAbstractSet::withNone, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeIf(e -> e.equals('b'))", LoggedAbstractSet::withThree, c -> c.removeIf(e -> e.equals("b")));
        Log.call("removeIf(e -> e.equals('x'))", LoggedAbstractSet::withThree, c -> c.removeIf(e -> e.equals("x")));
        Log.call("removeIf(e -> e.equals('b')) of empty", LoggedAbstractSet::withNone, c -> c.removeIf(e -> e.equals("b")));
        Log.call("retainAll(List.of('b', 'c'))", LoggedAbstractSet::withThree, c -> c.retainAll(List.of("b", "c")));
        Log.call("retainAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractSet::withThree, c -> c.retainAll(List.of("x", "y", "z", "b")));
        Log.call("retainAll(List.of('b', 'c')) of empty", LoggedAbstractSet::withNone, c -> c.retainAll(List.of("b", "c")));
        Log.call("size()", LoggedAbstractSet::withThree, c -> c.size());
        Log.call("size() of empty", LoggedAbstractSet::withNone, c -> c.size());
        Log.view("spliterator()", LoggedAbstractSet::withThree, c -> c.spliterator());
        Log.view("spliterator() of empty", LoggedAbstractSet::withNone, c -> c.spliterator());
        Log.view("stream()", LoggedAbstractSet::withThree, c -> c.stream());
        Log.view("stream() of empty", LoggedAbstractSet::withNone, c -> c.stream());
        Log.call("toArray()", LoggedAbstractSet::withThree, c -> c.toArray());
        Log.call("toArray() of empty", LoggedAbstractSet::withNone, c -> c.toArray());
        Log.call("toArray(new String[0])", LoggedAbstractSet::withThree, c -> c.toArray(new String[0]));
        Log.call("toArray(new String[5])", LoggedAbstractSet::withThree, c -> c.toArray(new String[5]));
        Log.call("toArray(new String[0]) of empty", LoggedAbstractSet::withNone, c -> c.toArray(new String[0]));
        Log.call("toArray(String[]::new)", LoggedAbstractSet::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new)", LoggedAbstractSet::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new) of empty", LoggedAbstractSet::withNone, c -> c.toArray(String[]::new));
        Log.call("toString()", LoggedAbstractSet::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedAbstractSet::withNone, c -> c.toString());
        Log.used(LoggedAbstractSet::withThree);
    }
}
