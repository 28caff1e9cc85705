import java.util.*;

/** As a HashSet, but tells which of its methods are called. */
class LoggedHashSet extends HashSet<String> {
    LoggedHashSet() {
    }

    LoggedHashSet(Collection<? extends String> other) {
        super(other);
    }

    public boolean add(String p) {
        return Log.called("add", () -> super.add(p));
    }

    public boolean addAll(Collection<? extends String> p) {
        return Log.called("addAll", () -> super.addAll(p));
    }

    public void clear() {
        Log.called("clear", () -> super.clear());
    }

    public Object clone() {
        return Log.called("clone", () -> super.clone());
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
        return Log.called("iterator", () -> super.iterator());
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

    static LoggedHashSet withNone() {
        return new LoggedHashSet();
    }

    static LoggedHashSet withThree() {
        LoggedHashSet made = new LoggedHashSet();
        made.add("a");
        made.add("b");
        made.add("c");
        return made;
    }

    static void all() {
        Log.title("HashSet");
        Log.call("new(Collection)", LoggedHashSet::withNone, c -> new LoggedHashSet(List.of("b", "a")).size());
        Log.call("add('b')", LoggedHashSet::withThree, c -> c.add("b"));
        Log.call("add('x')", LoggedHashSet::withThree, c -> c.add("x"));
        Log.call("add('b') of empty", LoggedHashSet::withNone, c -> c.add("b"));
        Log.call("addAll(List.of('b', 'c'))", LoggedHashSet::withThree, c -> c.addAll(List.of("b", "c")));
        Log.call("addAll(List.of('x', 'y', 'z', 'b'))", LoggedHashSet::withThree, c -> c.addAll(List.of("x", "y", "z", "b")));
        Log.call("addAll(List.of('b', 'c')) of empty", LoggedHashSet::withNone, c -> c.addAll(List.of("b", "c")));
        Log.call("clear()", LoggedHashSet::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedHashSet::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("clone()", LoggedHashSet::withThree, c -> c.clone());
        Log.call("clone() of empty", LoggedHashSet::withNone, c -> c.clone());
        Log.call("contains('b')", LoggedHashSet::withThree, c -> c.contains("b"));
        Log.call("contains('x')", LoggedHashSet::withThree, c -> c.contains("x"));
        Log.call("contains('b') of empty", LoggedHashSet::withNone, c -> c.contains("b"));
        Log.call("containsAll(List.of('b', 'c'))", LoggedHashSet::withThree, c -> c.containsAll(List.of("b", "c")));
        Log.call("containsAll(List.of('x', 'y', 'z', 'b'))", LoggedHashSet::withThree, c -> c.containsAll(List.of("x", "y", "z", "b")));
        Log.call("containsAll(List.of('b', 'c')) of empty", LoggedHashSet::withNone, c -> c.containsAll(List.of("b", "c")));
        Log.call("equals(List.of('a', 'b', 'c'))", LoggedHashSet::withThree, c -> c.equals(List.of("a", "b", "c")));
        Log.call("equals(Set.of('a', 'b', 'c'))", LoggedHashSet::withThree, c -> c.equals(Set.of("a", "b", "c")));
        Log.call("equals(List.of('a', 'b', 'c')) of empty", LoggedHashSet::withNone, c -> c.equals(List.of("a", "b", "c")));
        Log.call("forEach(e -> Log.note(e))", LoggedHashSet::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e))", LoggedHashSet::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e)) of empty", LoggedHashSet::withNone, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("hashCode()", LoggedHashSet::withThree, c -> c.hashCode());
        Log.call("hashCode() of empty", LoggedHashSet::withNone, c -> c.hashCode());
        Log.call("isEmpty()", LoggedHashSet::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedHashSet::withNone, c -> c.isEmpty());
        Log.view("iterator()", LoggedHashSet::withThree, c -> c.iterator());
        Log.view("iterator() of empty", LoggedHashSet::withNone, c -> c.iterator());
        Log.call("remove('b')", LoggedHashSet::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedHashSet::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedHashSet::withNone, c -> c.remove("b"));
        Log.call("removeAll(List.of('b', 'c'))", LoggedHashSet::withThree, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeAll(List.of('x', 'y', 'z', 'b'))", LoggedHashSet::withThree, c -> c.removeAll(List.of("x", "y", "z", "b")));
        Log.call("removeAll(List.of('b', 'c')) of empty", LoggedHashSet::withNone, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeIf(e -> e.equals('b'))", LoggedHashSet::withThree, c -> c.removeIf(e -> e.equals("b")));
        Log.call("removeIf(e -> e.equals('x'))", LoggedHashSet::withThree, c -> c.removeIf(e -> e.equals("x")));
        Log.call("removeIf(e -> e.equals('b')) of empty", LoggedHashSet::withNone, c -> c.removeIf(e -> e.equals("b")));
        Log.call("retainAll(List.of('b', 'c'))", LoggedHashSet::withThree, c -> c.retainAll(List.of("b", "c")));
        Log.call("retainAll(List.of('x', 'y', 'z', 'b'))", LoggedHashSet::withThree, c -> c.retainAll(List.of("x", "y", "z", "b")));
        Log.call("retainAll(List.of('b', 'c')) of empty", LoggedHashSet::withNone, c -> c.retainAll(List.of("b", "c")));
        Log.call("size()", LoggedHashSet::withThree, c -> c.size());
        Log.call("size() of empty", LoggedHashSet::withNone, c -> c.size());
        Log.view("spliterator()", LoggedHashSet::withThree, c -> c.spliterator());
        Log.view("spliterator() of empty", LoggedHashSet::withNone, c -> c.spliterator());
        Log.view("stream()", LoggedHashSet::withThree, c -> c.stream());
        Log.view("stream() of empty", LoggedHashSet::withNone, c -> c.stream());
        Log.call("toArray()", LoggedHashSet::withThree, c -> c.toArray());
        Log.call("toArray() of empty", LoggedHashSet::withNone, c -> c.toArray());
        Log.call("toArray(new String[0])", LoggedHashSet::withThree, c -> c.toArray(new String[0]));
        Log.call("toArray(new String[5])", LoggedHashSet::withThree, c -> c.toArray(new String[5]));
        Log.call("toArray(new String[0]) of empty", LoggedHashSet::withNone, c -> c.toArray(new String[0]));
        Log.call("toArray(String[]::new)", LoggedHashSet::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new)", LoggedHashSet::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new) of empty", LoggedHashSet::withNone, c -> c.toArray(String[]::new));
        Log.call("toString()", LoggedHashSet::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedHashSet::withNone, c -> c.toString());
        Log.used(LoggedHashSet::withThree);
    }
}
