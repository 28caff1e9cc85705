import java.util.*;

/** As a ArrayList, but tells which of its methods are called. */
class LoggedArrayList extends ArrayList<String> {
    LoggedArrayList() {
    }

    LoggedArrayList(Collection<? extends String> other) {
        super(other);
    }

    public void add(int p, String q) {
        Log.called("add(int, Object)", () -> super.add(p, q));
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

    public Object clone() {
        return Log.called("clone", () -> super.clone());
    }

    public boolean contains(Object p) {
        return Log.called("contains", () -> super.contains(p));
    }

    public boolean containsAll(Collection<?> p) {
        return Log.called("containsAll", () -> super.containsAll(p));
    }

    public void ensureCapacity(int p) {
        Log.called("ensureCapacity", () -> super.ensureCapacity(p));
    }

    public boolean equals(Object p) {
        return Log.called("equals", () -> super.equals(p));
    }

    public void forEach(java.util.function.Consumer<? super String> p) {
        Log.called("forEach", () -> super.forEach(p));
    }

    public String get(int p) {
        return Log.called("get", () -> super.get(p));
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
        return Log.called("remove(int)", () -> super.remove(p));
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
        return Log.called("set", () -> super.set(p, q));
    }

    public int size() {
        return Log.called("size", () -> super.size());
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

    public void trimToSize() {
        Log.called("trimToSize", () -> super.trimToSize());
    }

    static LoggedArrayList withNone() {
        return new LoggedArrayList();
    }

    static LoggedArrayList withThree() {
        LoggedArrayList made = new LoggedArrayList();
        made.add("a");
        made.add("b");
        made.add("c");
        return made;
    }

    static void all() {
        Log.title("ArrayList");
        Log.call("new(Collection)", LoggedArrayList::withNone, c -> new LoggedArrayList(List.of("b", "a")).size());
        Log.call("add(1, 'b')", LoggedArrayList::withThree, c -> {
            c.add(1, "b");
            return null;
        });
        Log.call("add(0, 'x')", LoggedArrayList::withThree, c -> {
            c.add(0, "x");
            return null;
        });
        Log.call("add(1, 'b') of empty", LoggedArrayList::withNone, c -> {
            c.add(1, "b");
            return null;
        });
        Log.call("add('b')", LoggedArrayList::withThree, c -> c.add("b"));
        Log.call("add('x')", LoggedArrayList::withThree, c -> c.add("x"));
        Log.call("add('b') of empty", LoggedArrayList::withNone, c -> c.add("b"));
        Log.call("addAll(1, List.of('b', 'c'))", LoggedArrayList::withThree, c -> c.addAll(1, List.of("b", "c")));
        Log.call("addAll(0, List.of('x', 'y', 'z', 'b'))", LoggedArrayList::withThree, c -> c.addAll(0, List.of("x", "y", "z", "b")));
        Log.call("addAll(1, List.of('b', 'c')) of empty", LoggedArrayList::withNone, c -> c.addAll(1, List.of("b", "c")));
        Log.call("addAll(List.of('b', 'c'))", LoggedArrayList::withThree, c -> c.addAll(List.of("b", "c")));
        Log.call("addAll(List.of('x', 'y', 'z', 'b'))", LoggedArrayList::withThree, c -> c.addAll(List.of("x", "y", "z", "b")));
        Log.call("addAll(List.of('b', 'c')) of empty", LoggedArrayList::withNone, c -> c.addAll(List.of("b", "c")));
        Log.call("clear()", LoggedArrayList::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedArrayList::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("clone()", LoggedArrayList::withThree, c -> c.clone());
        Log.call("clone() of empty", LoggedArrayList::withNone, c -> c.clone());
        Log.call("contains('b')", LoggedArrayList::withThree, c -> c.contains("b"));
        Log.call("contains('x')", LoggedArrayList::withThree, c -> c.contains("x"));
        Log.call("contains('b') of empty", LoggedArrayList::withNone, c -> c.contains("b"));
        Log.call("containsAll(List.of('b', 'c'))", LoggedArrayList::withThree, c -> c.containsAll(List.of("b", "c")));
        Log.call("containsAll(List.of('x', 'y', 'z', 'b'))", LoggedArrayList::withThree, c -> c.containsAll(List.of("x", "y", "z", "b")));
        Log.call("containsAll(List.of('b', 'c')) of empty", LoggedArrayList::withNone, c -> c.containsAll(List.of("b", "c")));
        Log.call("ensureCapacity(1)", LoggedArrayList::withThree, c -> {
            c.ensureCapacity(1);
            return null;
        });
        Log.call("ensureCapacity(0)", LoggedArrayList::withThree, c -> {
            c.ensureCapacity(0);
            return null;
        });
        Log.call("ensureCapacity(1) of empty", LoggedArrayList::withNone, c -> {
            c.ensureCapacity(1);
            return null;
        });
        Log.call("equals(List.of('a', 'b', 'c'))", LoggedArrayList::withThree, c -> c.equals(List.of("a", "b", "c")));
        Log.call("equals(Set.of('a', 'b', 'c'))", LoggedArrayList::withThree, c -> c.equals(Set.of("a", "b", "c")));
        Log.call("equals(List.of('a', 'b', 'c')) of empty", LoggedArrayList::withNone, c -> c.equals(List.of("a", "b", "c")));
        Log.call("forEach(e -> Log.note(e))", LoggedArrayList::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e))", LoggedArrayList::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e)) of empty", LoggedArrayList::withNone, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("get(1)", LoggedArrayList::withThree, c -> c.get(1));
        Log.call("get(0)", LoggedArrayList::withThree, c -> c.get(0));
        Log.call("get(1) of empty", LoggedArrayList::withNone, c -> c.get(1));
        Log.call("hashCode()", LoggedArrayList::withThree, c -> c.hashCode());
        Log.call("hashCode() of empty", LoggedArrayList::withNone, c -> c.hashCode());
        Log.call("indexOf('b')", LoggedArrayList::withThree, c -> c.indexOf("b"));
        Log.call("indexOf('x')", LoggedArrayList::withThree, c -> c.indexOf("x"));
        Log.call("indexOf('b') of empty", LoggedArrayList::withNone, c -> c.indexOf("b"));
        Log.call("isEmpty()", LoggedArrayList::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedArrayList::withNone, c -> c.isEmpty());
        Log.view("iterator()", LoggedArrayList::withThree, c -> c.iterator());
        Log.view("iterator() of empty", LoggedArrayList::withNone, c -> c.iterator());
        Log.call("lastIndexOf('b')", LoggedArrayList::withThree, c -> c.lastIndexOf("b"));
        Log.call("lastIndexOf('x')", LoggedArrayList::withThree, c -> c.lastIndexOf("x"));
        Log.call("lastIndexOf('b') of empty", LoggedArrayList::withNone, c -> c.lastIndexOf("b"));
        Log.view("listIterator()", LoggedArrayList::withThree, c -> c.listIterator());
        Log.view("listIterator() of empty", LoggedArrayList::withNone, c -> c.listIterator());
        Log.view("listIterator(1)", LoggedArrayList::withThree, c -> c.listIterator(1));
        Log.view("listIterator(0)", LoggedArrayList::withThree, c -> c.listIterator(0));
        Log.view("listIterator(1) of empty", LoggedArrayList::withNone, c -> c.listIterator(1));
        Log.call("remove(1)", LoggedArrayList::withThree, c -> c.remove(1));
        Log.call("remove(0)", LoggedArrayList::withThree, c -> c.remove(0));
        Log.call("remove(1) of empty", LoggedArrayList::withNone, c -> c.remove(1));
        Log.call("remove('b')", LoggedArrayList::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedArrayList::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedArrayList::withNone, c -> c.remove("b"));
        Log.call("removeAll(List.of('b', 'c'))", LoggedArrayList::withThree, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeAll(List.of('x', 'y', 'z', 'b'))", LoggedArrayList::withThree, c -> c.removeAll(List.of("x", "y", "z", "b")));
        Log.call("removeAll(List.of('b', 'c')) of empty", LoggedArrayList::withNone, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeIf(e -> e.equals('b'))", LoggedArrayList::withThree, c -> c.removeIf(e -> e.equals("b")));
        Log.call("removeIf(e -> e.equals('x'))", LoggedArrayList::withThree, c -> c.removeIf(e -> e.equals("x")));
        Log.call("removeIf(e -> e.equals('b')) of empty", LoggedArrayList::withNone, c -> c.removeIf(e -> e.equals("b")));
        Log.call("replaceAll(e -> e + e)", LoggedArrayList::withThree, c -> {
            c.replaceAll(e -> e + e);
            return null;
        });
        Log.call("replaceAll(e -> e + e)", LoggedArrayList::withThree, c -> {
            c.replaceAll(e -> e + e);
            return null;
        });
        Log.call("replaceAll(e -> e + e) of empty", LoggedArrayList::withNone, c -> {
            c.replaceAll(e -> e + e);
            return null;
        });
        Log.call("retainAll(List.of('b', 'c'))", LoggedArrayList::withThree, c -> c.retainAll(List.of("b", "c")));
        Log.call("retainAll(List.of('x', 'y', 'z', 'b'))", LoggedArrayList::withThree, c -> c.retainAll(List.of("x", "y", "z", "b")));
        Log.call("retainAll(List.of('b', 'c')) of empty", LoggedArrayList::withNone, c -> c.retainAll(List.of("b", "c")));
        Log.call("set(1, 'b')", LoggedArrayList::withThree, c -> c.set(1, "b"));
        Log.call("set(0, 'x')", LoggedArrayList::withThree, c -> c.set(0, "x"));
        Log.call("set(1, 'b') of empty", LoggedArrayList::withNone, c -> c.set(1, "b"));
        Log.call("size()", LoggedArrayList::withThree, c -> c.size());
        Log.call("size() of empty", LoggedArrayList::withNone, c -> c.size());
        Log.call("sort(Comparator.reverseOrder())", LoggedArrayList::withThree, c -> {
            c.sort(Comparator.reverseOrder());
            return null;
        });
        Log.call("sort(Comparator.reverseOrder())", LoggedArrayList::withThree, c -> {
            c.sort(Comparator.reverseOrder());
            return null;
        });
        Log.call("sort(Comparator.reverseOrder()) of empty", LoggedArrayList::withNone, c -> {
            c.sort(Comparator.reverseOrder());
            return null;
        });
        Log.view("spliterator()", LoggedArrayList::withThree, c -> c.spliterator());
        Log.view("spliterator() of empty", LoggedArrayList::withNone, c -> c.spliterator());
        Log.view("stream()", LoggedArrayList::withThree, c -> c.stream());
        Log.view("stream() of empty", LoggedArrayList::withNone, c -> c.stream());
        Log.view("subList(0, 2)", LoggedArrayList::withThree, c -> c.subList(0, 2));
        Log.view("subList(0, 1)", LoggedArrayList::withThree, c -> c.subList(0, 1));
        Log.view("subList(0, 2) of empty", LoggedArrayList::withNone, c -> c.subList(0, 2));
        Log.call("toArray()", LoggedArrayList::withThree, c -> c.toArray());
        Log.call("toArray() of empty", LoggedArrayList::withNone, c -> c.toArray());
        Log.call("toArray(new String[0])", LoggedArrayList::withThree, c -> c.toArray(new String[0]));
        Log.call("toArray(new String[5])", LoggedArrayList::withThree, c -> c.toArray(new String[5]));
        Log.call("toArray(new String[0]) of empty", LoggedArrayList::withNone, c -> c.toArray(new String[0]));
        Log.call("toArray(String[]::new)", LoggedArrayList::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new)", LoggedArrayList::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new) of empty", LoggedArrayList::withNone, c -> c.toArray(String[]::new));
        Log.call("toString()", LoggedArrayList::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedArrayList::withNone, c -> c.toString());
        Log.call("trimToSize()", LoggedArrayList::withThree, c -> {
            c.trimToSize();
            return null;
        });
        Log.call("trimToSize() of empty", LoggedArrayList::withNone, c -> {
            c.trimToSize();
            return null;
        });
        Log.used(LoggedArrayList::withThree);
    }
}
