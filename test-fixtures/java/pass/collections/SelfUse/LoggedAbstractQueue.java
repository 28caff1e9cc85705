import java.util.*;

/** As a AbstractQueue, but tells which of its methods are called. */
class LoggedAbstractQueue extends AbstractQueue<String> {
    private final LinkedList<String> inner = new LinkedList<>();

    LoggedAbstractQueue() {
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

    public boolean contains(Object p) {
        return Log.called("contains", () -> super.contains(p));
    }

    public boolean containsAll(Collection<?> p) {
        return Log.called("containsAll", () -> super.containsAll(p));
    }

    public String element() {
        return Log.called("element", () -> super.element());
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

    public boolean offer(String p) {
        return Log.called("offer", () -> inner.offer(p));
    }

    public String peek() {
        return Log.called("peek", () -> inner.peek());
    }

    public String poll() {
        return Log.called("poll", () -> inner.poll());
    }

    public String remove() {
        return Log.called("remove()", () -> super.remove());
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

    static LoggedAbstractQueue withNone() {
        return new LoggedAbstractQueue();
    }

    static LoggedAbstractQueue withThree() {
        LoggedAbstractQueue made = new LoggedAbstractQueue();
        made.inner.addAll(List.of("a", "b", "c"));
        return made;
    }

    static void all() {
        Log.title("AbstractQueue");
        Log.call("add('b')", LoggedAbstractQueue::withThree, c -> c.add("b"));
        Log.call("add('x')", LoggedAbstractQueue::withThree, c -> c.add("x"));
        Log.call("add('b') of empty", LoggedAbstractQueue::withNone, c -> c.add("b"));
        Log.call("addAll(List.of('b', 'c'))", LoggedAbstractQueue::withThree, c -> c.addAll(List.of("b", "c")));
        Log.call("addAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractQueue::withThree, c -> c.addAll(List.of("x", "y", "z", "b")));
        Log.call("addAll(List.of('b', 'c')) of empty", LoggedAbstractQueue::withNone, c -> c.addAll(List.of("b", "c")));
        Log.call("clear()", LoggedAbstractQueue::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedAbstractQueue::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("contains('b')", LoggedAbstractQueue::withThree, c -> c.contains("b"));
        Log.call("contains('x')", LoggedAbstractQueue::withThree, c -> c.contains("x"));
        Log.call("contains('b') of empty", LoggedAbstractQueue::withNone, c -> c.contains("b"));
        Log.call("containsAll(List.of('b', 'c'))", LoggedAbstractQueue::withThree, c -> c.containsAll(List.of("b", "c")));
        Log.call("containsAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractQueue::withThree, c -> c.containsAll(List.of("x", "y", "z", "b")));
        Log.call("containsAll(List.of('b', 'c')) of empty", LoggedAbstractQueue::withNone, c -> c.containsAll(List.of("b", "c")));
        Log.call("element()", LoggedAbstractQueue::withThree, c -> c.element());
        Log.call("element() of empty", LoggedAbstractQueue::withNone, c -> c.element());
        Log.call("equals(List.of('a', 'b', 'c'))", LoggedAbstractQueue::withThree, c -> c.equals(List.of("a", "b", "c")));
        Log.call("equals(Set.of('a', 'b', 'c'))", LoggedAbstractQueue::withThree, c -> c.equals(Set.of("a", "b", "c")));
        Log.call("equals(List.of('a', 'b', 'c')) of empty", LoggedAbstractQueue::withNone, c -> c.equals(List.of("a", "b", "c")));
        Log.call("forEach(e -> Log.note(e))", LoggedAbstractQueue::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e))", LoggedAbstractQueue::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e)) of empty", LoggedAbstractQueue::withNone, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("isEmpty()", LoggedAbstractQueue::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedAbstractQueue::withNone, c -> c.isEmpty());
        Log.view("iterator()", LoggedAbstractQueue::withThree, c -> c.iterator());
        Log.view("iterator() of empty", LoggedAbstractQueue::withNone, c -> c.iterator());
        Log.call("offer('b')", LoggedAbstractQueue::withThree, c -> c.offer("b"));
        Log.call("offer('x')", LoggedAbstractQueue::withThree, c -> c.offer("x"));
        Log.call("offer('b') of empty", LoggedAbstractQueue::withNone, c -> c.offer("b"));
        Log.call("peek()", LoggedAbstractQueue::withThree, c -> c.peek());
        Log.call("peek() of empty", LoggedAbstractQueue::withNone, c -> c.peek());
        Log.call("poll()", LoggedAbstractQueue::withThree, c -> c.poll());
        Log.call("poll() of empty", LoggedAbstractQueue::withNone, c -> c.poll());
        Log.call("remove()", LoggedAbstractQueue::withThree, c -> c.remove());
        Log.call("remove() of empty", LoggedAbstractQueue::withNone, c -> c.remove());
        Log.call("remove('b')", LoggedAbstractQueue::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedAbstractQueue::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedAbstractQueue::withNone, c -> c.remove("b"));
        Log.call("removeAll(List.of('b', 'c'))", LoggedAbstractQueue::withThree, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractQueue::withThree, c -> c.removeAll(List.of("x", "y", "z", "b")));
        Log.call("removeAll(List.of('b', 'c')) of empty", LoggedAbstractQueue::withNone, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeIf(e -> e.equals('b'))", LoggedAbstractQueue::withThree, c -> c.removeIf(e -> e.equals("b")));
        Log.call("removeIf(e -> e.equals('x'))", LoggedAbstractQueue::withThree, c -> c.removeIf(e -> e.equals("x")));
        Log.call("removeIf(e -> e.equals('b')) of empty", LoggedAbstractQueue::withNone, c -> c.removeIf(e -> e.equals("b")));
        Log.call("retainAll(List.of('b', 'c'))", LoggedAbstractQueue::withThree, c -> c.retainAll(List.of("b", "c")));
        Log.call("retainAll(List.of('x', 'y', 'z', 'b'))", LoggedAbstractQueue::withThree, c -> c.retainAll(List.of("x", "y", "z", "b")));
        Log.call("retainAll(List.of('b', 'c')) of empty", LoggedAbstractQueue::withNone, c -> c.retainAll(List.of("b", "c")));
        Log.call("size()", LoggedAbstractQueue::withThree, c -> c.size());
        Log.call("size() of empty", LoggedAbstractQueue::withNone, c -> c.size());
        Log.view("spliterator()", LoggedAbstractQueue::withThree, c -> c.spliterator());
        Log.view("spliterator() of empty", LoggedAbstractQueue::withNone, c -> c.spliterator());
        Log.view("stream()", LoggedAbstractQueue::withThree, c -> c.stream());
        Log.view("stream() of empty", LoggedAbstractQueue::withNone, c -> c.stream());
        Log.call("toArray()", LoggedAbstractQueue::withThree, c -> c.toArray());
        Log.call("toArray() of empty", LoggedAbstractQueue::withNone, c -> c.toArray());
        Log.call("toArray(new String[0])", LoggedAbstractQueue::withThree, c -> c.toArray(new String[0]));
        Log.call("toArray(new String[5])", LoggedAbstractQueue::withThree, c -> c.toArray(new String[5]));
        Log.call("toArray(new String[0]) of empty", LoggedAbstractQueue::withNone, c -> c.toArray(new String[0]));
        Log.call("toArray(String[]::new)", LoggedAbstractQueue::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new)", LoggedAbstractQueue::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new) of empty", LoggedAbstractQueue::withNone, c -> c.toArray(String[]::new));
        Log.call("toString()", LoggedAbstractQueue::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedAbstractQueue::withNone, c -> c.toString());
        Log.used(LoggedAbstractQueue::withThree);
    }
}
