import java.util.*;

/** As a AbstractList, but tells which of its methods are called. */
class LoggedAbstractList extends AbstractList<String> {
    private final ArrayList<String> inner = new ArrayList<>();

    LoggedAbstractList() {
    }

    public void add(int p, String q) {
        Log.called("add(int, Object)", () -> inner.add(p, q));
    }

    public boolean add(String p) {
        return Log.called("add(Object)", () -> super.add(p));
    }

    public boolean addAll(int p, Collection<? extends String> q) {
        return Log.called("addAll(int, Collection)", () -> super.addAll(p, q));
    }

    public boolean addAll(Collection<? extends String> p) {
        return Log.called("addAll(Collection)", () -> super.addAll(p));
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

    public String get(int p) {
        return Log.called("get", () -> inner.get(p));
    }

    public int hashCode() {
        return Log.called("hashCode", () -> super.hashCode());
    }

    public int indexOf(Object p) {
        return Log.called("indexOf", () -> super.indexOf(p));
    }

    public boolean isEmpty() {
        return Log.called("isEmpty", () -> super.isEmpty());
    }

    public Iterator<String> iterator() {
        return Log.called("iterator", () -> super.iterator());
    }

    public int lastIndexOf(Object p) {
        return Log.called("lastIndexOf", () -> super.lastIndexOf(p));
    }

    public ListIterator<String> listIterator() {
        return Log.called("listIterator()", () -> super.listIterator());
    }

    public ListIterator<String> listIterator(int p) {
        return Log.called("listIterator(int)", () -> super.listIterator(p));
    }

    public String remove(int p) {
        return Log.called("remove(int)", () -> inner.remove(p));
    }

    public boolean remove(Object p) {
        return Log.called("remove(Object)", () -> super.remove(p));
    }

    public boolean removeAll(Collection<?> p) {
        return Log.called("removeAll", () -> super.removeAll(p));
    }

    public boolean removeIf(java.util.function.Predicate<? super String> p) {
        return Log.called("removeIf", () -> super.removeIf(p));
    }

    public void removeRange(int p, int q) {
        Log.called("removeRange", () -> super.removeRange(p, q));
    }

    public void replaceAll(java.util.function.UnaryOperator<String> p) {
        Log.called("replaceAll", () -> super.replaceAll(p));
    }

    public boolean retainAll(Collection<?> p) {
        return Log.called("retainAll", () -> super.retainAll(p));
    }

    public String set(int p, String q) {
        return Log.called("set", () -> inner.set(p, q));
    }

    public int size() {
        return Log.called("size", () -> inner.size());
    }

    public void sort(Comparator<? super String> p) {
        Log.called("sort", () -> super.sort(p));
    }

    public Spliterator<String> spliterator() {
        return Log.called("spliterator", () -> super.spliterator());
    }

    public java.util.stream.Stream<String> stream() {
        return Log.called("stream", () -> super.stream());
    }

    public List<String> subList(int p, int q) {
        return Log.called("subList", () -> super.subList(p, q));
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

    static LoggedAbstractList withNone() {
        return new LoggedAbstractList();
    }

    static LoggedAbstractList withThree() {
        LoggedAbstractList made = new LoggedAbstractList();
        made.inner.addAll(List.of("a", "b", "c"));
        return made;
    }

    static void all() {
        Log.title("AbstractList");
        Log.call("add(1, 'b')", LoggedAbstractList::withThree, c -> {
            c.add(1, "b");
            return null;
        });
        Log.call("add(0, 'x')", LoggedAbstractList::withThree, c -> {
            c.add(0, "x");
            return null;
        });
        Log.call("add(1, 'b') of empty", LoggedAbstractList::withNone, c -> {
            c.add(1, "b");
            return null;
        });
        Log.call("add('b')", LoggedAbstractList::withThree, c -> c.add("b"));
        Log.call("add('x')", LoggedAbstractList::withThree, c -> c.add("x"));
        Log.call("add('b') of empty", LoggedAbstractList::withNone, c -> c.add("b"));
        Log.call("addAll(1, List.of('b', 'c'))", LoggedAbstractList::withThree, c -> c.addAll(1, List.of("b", "c")));
        Log.call("addAll(0, List.of('x', 'y', 'z', 'b'))", LoggedAbstractList::withThree, c -> c.addAll(0, List.of("x", "y", "z", "b")));
        Log.call("addAll(1, List.of('b', 'c')) of empty", LoggedAbstractList::withNone, c -> c.addAll(1, List.of("b", "c")));
        Log.call("addAll(List.of('b', 'c'))", LoggedAbstractList::withThree, c -> c.addAll(List.of("b", "c")));
        Log.call("addAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractList::withThree, c -> c.addAll(List.of("x", "y", "z", "b")));
        Log.call("addAll(List.of('b', 'c')) of empty", LoggedAbstractList::withNone, c -> c.addAll(List.of("b", "c")));
        Log.call("clear()", LoggedAbstractList::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedAbstractList::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("contains('b')", LoggedAbstractList::withThree, c -> c.contains("b"));
        Log.call("contains('x')", LoggedAbstractList::withThree, c -> c.contains("x"));
        Log.call("contains('b') of empty", LoggedAbstractList::withNone, c -> c.contains("b"));
        Log.call("containsAll(List.of('b', 'c'))", LoggedAbstractList::withThree, c -> c.containsAll(List.of("b", "c")));
        Log.call("containsAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractList::withThree, c -> c.containsAll(List.of("x", "y", "z", "b")));
        Log.call("containsAll(List.of('b', 'c')) of empty", LoggedAbstractList::withNone, c -> c.containsAll(List.of("b", "c")));
        Log.call("equals(List.of('a', 'b', 'c'))", LoggedAbstractList::withThree, c -> c.equals(List.of("a", "b", "c")));
        Log.call("equals(Set.of('a', 'b', 'c'))", LoggedAbstractList::withThree, c -> c.equals(Set.of("a", "b", "c")));
        Log.call("equals(List.of('a', 'b', 'c')) of empty", LoggedAbstractList::withNone, c -> c.equals(List.of("a", "b", "c")));
        Log.call("forEach(e -> Log.note(e))", LoggedAbstractList::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e))", LoggedAbstractList::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e)) of empty", LoggedAbstractList::withNone, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("get(1)", LoggedAbstractList::withThree, c -> c.get(1));
        Log.call("get(0)", LoggedAbstractList::withThree, c -> c.get(0));
        Log.call("get(1) of empty", LoggedAbstractList::withNone, c -> c.get(1));
        Log.call("hashCode()", LoggedAbstractList::withThree, c -> c.hashCode());
        Log.call("hashCode() of empty", LoggedAbstractList::withNone, c -> c.hashCode());
        Log.call("indexOf('b')", LoggedAbstractList::withThree, c -> c.indexOf("b"));
        Log.call("indexOf('x')", LoggedAbstractList::withThree, c -> c.indexOf("x"));
        Log.call("indexOf('b') of empty", LoggedAbstractList::withNone, c -> c.indexOf("b"));
        Log.call("isEmpty()", LoggedAbstractList::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedAbstractList::withNone, c -> c.isEmpty());
        Log.view("iterator()", LoggedAbstractList::withThree, c -> c.iterator());
        Log.view("iterator() of empty", LoggedAbstractList::withNone, c -> c.iterator());
        Log.call("lastIndexOf('b')", LoggedAbstractList::withThree, c -> c.lastIndexOf("b"));
        Log.call("lastIndexOf('x')", LoggedAbstractList::withThree, c -> c.lastIndexOf("x"));
        Log.call("lastIndexOf('b') of empty", LoggedAbstractList::withNone, c -> c.lastIndexOf("b"));
        Log.view("listIterator()", LoggedAbstractList::withThree, c -> c.listIterator());
        Log.view("listIterator() of empty", LoggedAbstractList::withNone, c -> c.listIterator());
        Log.view("listIterator(1)", LoggedAbstractList::withThree, c -> c.listIterator(1));
        Log.view("listIterator(0)", LoggedAbstractList::withThree, c -> c.listIterator(0));
        Log.view("listIterator(1) of empty", LoggedAbstractList::withNone, c -> c.listIterator(1));
        Log.call("remove(1)", LoggedAbstractList::withThree, c -> c.remove(1));
        Log.call("remove(0)", LoggedAbstractList::withThree, c -> c.remove(0));
        Log.call("remove(1) of empty", LoggedAbstractList::withNone, c -> c.remove(1));
        Log.call("remove('b')", LoggedAbstractList::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedAbstractList::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedAbstractList::withNone, c -> c.remove("b"));
        Log.call("removeAll(List.of('b', 'c'))", LoggedAbstractList::withThree, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractList::withThree, c -> c.removeAll(List.of("x", "y", "z", "b")));
        Log.call("removeAll(List.of('b', 'c')) of empty", LoggedAbstractList::withNone, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeIf(e -> e.equals('b'))", LoggedAbstractList::withThree, c -> c.removeIf(e -> e.equals("b")));
        Log.call("removeIf(e -> e.equals('x'))", LoggedAbstractList::withThree, c -> c.removeIf(e -> e.equals("x")));
        Log.call("removeIf(e -> e.equals('b')) of empty", LoggedAbstractList::withNone, c -> c.removeIf(e -> e.equals("b")));
        Log.call("replaceAll(e -> e + e)", LoggedAbstractList::withThree, c -> {
            c.replaceAll(e -> e + e);
            return null;
        });
        Log.call("replaceAll(e -> e + e)", LoggedAbstractList::withThree, c -> {
            c.replaceAll(e -> e + e);
            return null;
        });
        Log.call("replaceAll(e -> e + e) of empty", LoggedAbstractList::withNone, c -> {
            c.replaceAll(e -> e + e);
            return null;
        });
        Log.call("retainAll(List.of('b', 'c'))", LoggedAbstractList::withThree, c -> c.retainAll(List.of("b", "c")));
        Log.call("retainAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractList::withThree, c -> c.retainAll(List.of("x", "y", "z", "b")));
        Log.call("retainAll(List.of('b', 'c')) of empty", LoggedAbstractList::withNone, c -> c.retainAll(List.of("b", "c")));
        Log.call("set(1, 'b')", LoggedAbstractList::withThree, c -> c.set(1, "b"));
        Log.call("set(0, 'x')", LoggedAbstractList::withThree, c -> c.set(0, "x"));
        Log.call("set(1, 'b') of empty", LoggedAbstractList::withNone, c -> c.set(1, "b"));
        Log.call("size()", LoggedAbstractList::withThree, c -> c.size());
        Log.call("size() of empty", LoggedAbstractList::withNone, c -> c.size());
        Log.call("sort(Comparator.reverseOrder())", LoggedAbstractList::withThree, c -> {
            c.sort(Comparator.reverseOrder());
            return null;
        });
        Log.call("sort(Comparator.reverseOrder())", LoggedAbstractList::withThree, c -> {
            c.sort(Comparator.reverseOrder());
            return null;
        });
        Log.call("sort(Comparator.reverseOrder()) of empty", LoggedAbstractList::withNone, c -> {
            c.sort(Comparator.reverseOrder());
            return null;
        });
        Log.view("spliterator()", LoggedAbstractList::withThree, c -> c.spliterator());
        Log.view("spliterator() of empty", LoggedAbstractList::withNone, c -> c.spliterator());
        Log.view("stream()", LoggedAbstractList::withThree, c -> c.stream());
        Log.view("stream() of empty", LoggedAbstractList::withNone, c -> c.stream());
        Log.view("subList(0, 2)", LoggedAbstractList::withThree, c -> c.subList(0, 2));
        Log.view("subList(0, 1)", LoggedAbstractList::withThree, c -> c.subList(0, 1));
        Log.view("subList(0, 2) of empty", LoggedAbstractList::withNone, c -> c.subList(0, 2));
        Log.call("toArray()", LoggedAbstractList::withThree, c -> c.toArray());
        Log.call("toArray() of empty", LoggedAbstractList::withNone, c -> c.toArray());
        Log.call("toArray(new String[0])", LoggedAbstractList::withThree, c -> c.toArray(new String[0]));
        Log.call("toArray(new String[5])", LoggedAbstractList::withThree, c -> c.toArray(new String[5]));
        Log.call("toArray(new String[0]) of empty", LoggedAbstractList::withNone, c -> c.toArray(new String[0]));
        Log.call("toArray(String[]::new)", LoggedAbstractList::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new)", LoggedAbstractList::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new) of empty", LoggedAbstractList::withNone, c -> c.toArray(String[]::new));
        Log.call("toString()", LoggedAbstractList::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedAbstractList::withNone, c -> c.toString());
        Log.used(LoggedAbstractList::withThree);
    }
}
