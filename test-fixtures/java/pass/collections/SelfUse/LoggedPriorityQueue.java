import java.util.*;

/** As a PriorityQueue, but tells which of its methods are called. */
class LoggedPriorityQueue extends PriorityQueue<String> {
    LoggedPriorityQueue() {
    }

    LoggedPriorityQueue(Collection<? extends String> other) {
        super(other);
    }

    LoggedPriorityQueue(PriorityQueue<? extends String> other) {
        super(other);
    }

    LoggedPriorityQueue(SortedSet<? extends String> other) {
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

    public Comparator<? super String> comparator() {
        return Log.called("comparator", () -> super.comparator());
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
        return Log.called("iterator", () -> super.iterator());
    }

    public boolean offer(String p) {
        return Log.called("offer", () -> super.offer(p));
    }

    public String peek() {
        return Log.called("peek", () -> super.peek());
    }

    public String poll() {
        return Log.called("poll", () -> super.poll());
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
        return Log.called("size", () -> super.size());
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

    static LoggedPriorityQueue withNone() {
        return new LoggedPriorityQueue();
    }

    static LoggedPriorityQueue withThree() {
        LoggedPriorityQueue made = new LoggedPriorityQueue();
        made.add("a");
        made.add("b");
        made.add("c");
        return made;
    }

    static void all() {
        Log.title("PriorityQueue");
        Log.call("new(Collection)", LoggedPriorityQueue::withNone, c -> new LoggedPriorityQueue(List.of("b", "a")).size());
        Log.call("new(PriorityQueue)", LoggedPriorityQueue::withNone, c -> new LoggedPriorityQueue(new PriorityQueue<>(List.of("b", "a"))).size());
        Log.call("new(SortedSet)", LoggedPriorityQueue::withNone, c -> new LoggedPriorityQueue(new TreeSet<>(List.of("a", "b"))).size());
        Log.call("add('b')", LoggedPriorityQueue::withThree, c -> c.add("b"));
        Log.call("add('x')", LoggedPriorityQueue::withThree, c -> c.add("x"));
        Log.call("add('b') of empty", LoggedPriorityQueue::withNone, c -> c.add("b"));
        Log.call("addAll(List.of('b', 'c'))", LoggedPriorityQueue::withThree, c -> c.addAll(List.of("b", "c")));
        Log.call("addAll(List.of('x', 'y', 'z', 'b'))", LoggedPriorityQueue::withThree, c -> c.addAll(List.of("x", "y", "z", "b")));
        Log.call("addAll(List.of('b', 'c')) of empty", LoggedPriorityQueue::withNone, c -> c.addAll(List.of("b", "c")));
        Log.call("clear()", LoggedPriorityQueue::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedPriorityQueue::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("comparator()", LoggedPriorityQueue::withThree, c -> c.comparator());
        Log.call("comparator() of empty", LoggedPriorityQueue::withNone, c -> c.comparator());
        Log.call("contains('b')", LoggedPriorityQueue::withThree, c -> c.contains("b"));
        Log.call("contains('x')", LoggedPriorityQueue::withThree, c -> c.contains("x"));
        Log.call("contains('b') of empty", LoggedPriorityQueue::withNone, c -> c.contains("b"));
        Log.call("containsAll(List.of('b', 'c'))", LoggedPriorityQueue::withThree, c -> c.containsAll(List.of("b", "c")));
        Log.call("containsAll(List.of('x', 'y', 'z', 'b'))", LoggedPriorityQueue::withThree, c -> c.containsAll(List.of("x", "y", "z", "b")));
        Log.call("containsAll(List.of('b', 'c')) of empty", LoggedPriorityQueue::withNone, c -> c.containsAll(List.of("b", "c")));
        Log.call("element()", LoggedPriorityQueue::withThree, c -> c.element());
        Log.call("element() of empty", LoggedPriorityQueue::withNone, c -> c.element());
        Log.call("equals(List.of('a', 'b', 'c'))", LoggedPriorityQueue::withThree, c -> c.equals(List.of("a", "b", "c")));
        Log.call("equals(Set.of('a', 'b', 'c'))", LoggedPriorityQueue::withThree, c -> c.equals(Set.of("a", "b", "c")));
        Log.call("equals(List.of('a', 'b', 'c')) of empty", LoggedPriorityQueue::withNone, c -> c.equals(List.of("a", "b", "c")));
        Log.call("forEach(e -> Log.note(e))", LoggedPriorityQueue::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e))", LoggedPriorityQueue::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e)) of empty", LoggedPriorityQueue::withNone, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("isEmpty()", LoggedPriorityQueue::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedPriorityQueue::withNone, c -> c.isEmpty());
        Log.view("iterator()", LoggedPriorityQueue::withThree, c -> c.iterator());
        Log.view("iterator() of empty", LoggedPriorityQueue::withNone, c -> c.iterator());
        Log.call("offer('b')", LoggedPriorityQueue::withThree, c -> c.offer("b"));
        Log.call("offer('x')", LoggedPriorityQueue::withThree, c -> c.offer("x"));
        Log.call("offer('b') of empty", LoggedPriorityQueue::withNone, c -> c.offer("b"));
        Log.call("peek()", LoggedPriorityQueue::withThree, c -> c.peek());
        Log.call("peek() of empty", LoggedPriorityQueue::withNone, c -> c.peek());
        Log.call("poll()", LoggedPriorityQueue::withThree, c -> c.poll());
        Log.call("poll() of empty", LoggedPriorityQueue::withNone, c -> c.poll());
        Log.call("remove()", LoggedPriorityQueue::withThree, c -> c.remove());
        Log.call("remove() of empty", LoggedPriorityQueue::withNone, c -> c.remove());
        Log.call("remove('b')", LoggedPriorityQueue::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedPriorityQueue::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedPriorityQueue::withNone, c -> c.remove("b"));
        Log.call("removeAll(List.of('b', 'c'))", LoggedPriorityQueue::withThree, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeAll(List.of('x', 'y', 'z', 'b'))", LoggedPriorityQueue::withThree, c -> c.removeAll(List.of("x", "y", "z", "b")));
        Log.call("removeAll(List.of('b', 'c')) of empty", LoggedPriorityQueue::withNone, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeIf(e -> e.equals('b'))", LoggedPriorityQueue::withThree, c -> c.removeIf(e -> e.equals("b")));
        Log.call("removeIf(e -> e.equals('x'))", LoggedPriorityQueue::withThree, c -> c.removeIf(e -> e.equals("x")));
        Log.call("removeIf(e -> e.equals('b')) of empty", LoggedPriorityQueue::withNone, c -> c.removeIf(e -> e.equals("b")));
        Log.call("retainAll(List.of('b', 'c'))", LoggedPriorityQueue::withThree, c -> c.retainAll(List.of("b", "c")));
        Log.call("retainAll(List.of('x', 'y', 'z', 'b'))", LoggedPriorityQueue::withThree, c -> c.retainAll(List.of("x", "y", "z", "b")));
        Log.call("retainAll(List.of('b', 'c')) of empty", LoggedPriorityQueue::withNone, c -> c.retainAll(List.of("b", "c")));
        Log.call("size()", LoggedPriorityQueue::withThree, c -> c.size());
        Log.call("size() of empty", LoggedPriorityQueue::withNone, c -> c.size());
        Log.view("spliterator()", LoggedPriorityQueue::withThree, c -> c.spliterator());
        Log.view("spliterator() of empty", LoggedPriorityQueue::withNone, c -> c.spliterator());
        Log.view("stream()", LoggedPriorityQueue::withThree, c -> c.stream());
        Log.view("stream() of empty", LoggedPriorityQueue::withNone, c -> c.stream());
        Log.call("toArray()", LoggedPriorityQueue::withThree, c -> c.toArray());
        Log.call("toArray() of empty", LoggedPriorityQueue::withNone, c -> c.toArray());
        Log.call("toArray(new String[0])", LoggedPriorityQueue::withThree, c -> c.toArray(new String[0]));
        Log.call("toArray(new String[5])", LoggedPriorityQueue::withThree, c -> c.toArray(new String[5]));
        Log.call("toArray(new String[0]) of empty", LoggedPriorityQueue::withNone, c -> c.toArray(new String[0]));
        Log.call("toArray(String[]::new)", LoggedPriorityQueue::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new)", LoggedPriorityQueue::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new) of empty", LoggedPriorityQueue::withNone, c -> c.toArray(String[]::new));
        Log.call("toString()", LoggedPriorityQueue::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedPriorityQueue::withNone, c -> c.toString());
        Log.used(LoggedPriorityQueue::withThree);
    }
}
