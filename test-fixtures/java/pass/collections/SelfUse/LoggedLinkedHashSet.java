import java.util.*;

/** As a LinkedHashSet, but tells which of its methods are called. */
class LoggedLinkedHashSet extends LinkedHashSet<String> {
    LoggedLinkedHashSet() {
    }

    LoggedLinkedHashSet(Collection<? extends String> other) {
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

    static LoggedLinkedHashSet withNone() {
        return new LoggedLinkedHashSet();
    }

    static LoggedLinkedHashSet withThree() {
        LoggedLinkedHashSet made = new LoggedLinkedHashSet();
        made.add("a");
        made.add("b");
        made.add("c");
        return made;
    }

    static void all() {
        Log.title("LinkedHashSet");
        Log.call("new(Collection)", LoggedLinkedHashSet::withNone, c -> new LoggedLinkedHashSet(List.of("b", "a")).size());
        Log.call("add('b')", LoggedLinkedHashSet::withThree, c -> c.add("b"));
        Log.call("add('x')", LoggedLinkedHashSet::withThree, c -> c.add("x"));
        Log.call("add('b') of empty", LoggedLinkedHashSet::withNone, c -> c.add("b"));
        Log.call("addAll(List.of('b', 'c'))", LoggedLinkedHashSet::withThree, c -> c.addAll(List.of("b", "c")));
        Log.call("addAll(List.of('x', 'y', 'z', 'b'))", LoggedLinkedHashSet::withThree, c -> c.addAll(List.of("x", "y", "z", "b")));
        Log.call("addAll(List.of('b', 'c')) of empty", LoggedLinkedHashSet::withNone, c -> c.addAll(List.of("b", "c")));
        Log.call("clear()", LoggedLinkedHashSet::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedLinkedHashSet::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("clone()", LoggedLinkedHashSet::withThree, c -> c.clone());
        Log.call("clone() of empty", LoggedLinkedHashSet::withNone, c -> c.clone());
        Log.call("contains('b')", LoggedLinkedHashSet::withThree, c -> c.contains("b"));
        Log.call("contains('x')", LoggedLinkedHashSet::withThree, c -> c.contains("x"));
        Log.call("contains('b') of empty", LoggedLinkedHashSet::withNone, c -> c.contains("b"));
        Log.call("containsAll(List.of('b', 'c'))", LoggedLinkedHashSet::withThree, c -> c.containsAll(List.of("b", "c")));
        Log.call("containsAll(List.of('x', 'y', 'z', 'b'))", LoggedLinkedHashSet::withThree, c -> c.containsAll(List.of("x", "y", "z", "b")));
        Log.call("containsAll(List.of('b', 'c')) of empty", LoggedLinkedHashSet::withNone, c -> c.containsAll(List.of("b", "c")));
        Log.call("equals(List.of('a', 'b', 'c'))", LoggedLinkedHashSet::withThree, c -> c.equals(List.of("a", "b", "c")));
        Log.call("equals(Set.of('a', 'b', 'c'))", LoggedLinkedHashSet::withThree, c -> c.equals(Set.of("a", "b", "c")));
        Log.call("equals(List.of('a', 'b', 'c')) of empty", LoggedLinkedHashSet::withNone, c -> c.equals(List.of("a", "b", "c")));
        Log.call("forEach(e -> Log.note(e))", LoggedLinkedHashSet::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e))", LoggedLinkedHashSet::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e)) of empty", LoggedLinkedHashSet::withNone, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("hashCode()", LoggedLinkedHashSet::withThree, c -> c.hashCode());
        Log.call("hashCode() of empty", LoggedLinkedHashSet::withNone, c -> c.hashCode());
        Log.call("isEmpty()", LoggedLinkedHashSet::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedLinkedHashSet::withNone, c -> c.isEmpty());
        Log.view("iterator()", LoggedLinkedHashSet::withThree, c -> c.iterator());
        Log.view("iterator() of empty", LoggedLinkedHashSet::withNone, c -> c.iterator());
        Log.call("remove('b')", LoggedLinkedHashSet::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedLinkedHashSet::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedLinkedHashSet::withNone, c -> c.remove("b"));
        Log.call("removeAll(List.of('b', 'c'))", LoggedLinkedHashSet::withThree, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeAll(List.of('x', 'y', 'z', 'b'))", LoggedLinkedHashSet::withThree, c -> c.removeAll(List.of("x", "y", "z", "b")));
        Log.call("removeAll(List.of('b', 'c')) of empty", LoggedLinkedHashSet::withNone, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeIf(e -> e.equals('b'))", LoggedLinkedHashSet::withThree, c -> c.removeIf(e -> e.equals("b")));
        Log.call("removeIf(e -> e.equals('x'))", LoggedLinkedHashSet::withThree, c -> c.removeIf(e -> e.equals("x")));
        Log.call("removeIf(e -> e.equals('b')) of empty", LoggedLinkedHashSet::withNone, c -> c.removeIf(e -> e.equals("b")));
        Log.call("retainAll(List.of('b', 'c'))", LoggedLinkedHashSet::withThree, c -> c.retainAll(List.of("b", "c")));
        Log.call("retainAll(List.of('x', 'y', 'z', 'b'))", LoggedLinkedHashSet::withThree, c -> c.retainAll(List.of("x", "y", "z", "b")));
        Log.call("retainAll(List.of('b', 'c')) of empty", LoggedLinkedHashSet::withNone, c -> c.retainAll(List.of("b", "c")));
        Log.call("size()", LoggedLinkedHashSet::withThree, c -> c.size());
        Log.call("size() of empty", LoggedLinkedHashSet::withNone, c -> c.size());
        Log.view("spliterator()", LoggedLinkedHashSet::withThree, c -> c.spliterator());
        Log.view("spliterator() of empty", LoggedLinkedHashSet::withNone, c -> c.spliterator());
        Log.view("stream()", LoggedLinkedHashSet::withThree, c -> c.stream());
        Log.view("stream() of empty", LoggedLinkedHashSet::withNone, c -> c.stream());
        Log.call("toArray()", LoggedLinkedHashSet::withThree, c -> c.toArray());
        Log.call("toArray() of empty", LoggedLinkedHashSet::withNone, c -> c.toArray());
        Log.call("toArray(new String[0])", LoggedLinkedHashSet::withThree, c -> c.toArray(new String[0]));
        Log.call("toArray(new String[5])", LoggedLinkedHashSet::withThree, c -> c.toArray(new String[5]));
        Log.call("toArray(new String[0]) of empty", LoggedLinkedHashSet::withNone, c -> c.toArray(new String[0]));
        Log.call("toArray(String[]::new)", LoggedLinkedHashSet::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new)", LoggedLinkedHashSet::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new) of empty", LoggedLinkedHashSet::withNone, c -> c.toArray(String[]::new));
        Log.call("toString()", LoggedLinkedHashSet::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedLinkedHashSet::withNone, c -> c.toString());
        Log.used(LoggedLinkedHashSet::withThree);
    }
}
