import java.util.*;

/** As a ArrayDeque, but tells which of its methods are called. */
class LoggedArrayDeque extends ArrayDeque<String> {
    LoggedArrayDeque() {
    }

    LoggedArrayDeque(Collection<? extends String> other) {
        super(other);
    }

    public boolean add(String p) {
        return Log.called("add", () -> super.add(p));
    }

    public boolean addAll(Collection<? extends String> p) {
        return Log.called("addAll", () -> super.addAll(p));
    }

    public void addFirst(String p) {
        Log.called("addFirst", () -> super.addFirst(p));
    }

    public void addLast(String p) {
        Log.called("addLast", () -> super.addLast(p));
    }

    public void clear() {
        Log.called("clear", () -> super.clear());
    }

    public ArrayDeque<String> clone() {
        return Log.called("clone", () -> super.clone());
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

    public String element() {
        return Log.called("element", () -> super.element());
    }

    public boolean equals(Object p) {
        return Log.called("equals", () -> super.equals(p));
    }

    public void forEach(java.util.function.Consumer<? super String> p) {
        Log.called("forEach", () -> super.forEach(p));
    }

    public String getFirst() {
        return Log.called("getFirst", () -> super.getFirst());
    }

    public String getLast() {
        return Log.called("getLast", () -> super.getLast());
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

    public boolean offerFirst(String p) {
        return Log.called("offerFirst", () -> super.offerFirst(p));
    }

    public boolean offerLast(String p) {
        return Log.called("offerLast", () -> super.offerLast(p));
    }

    public String peek() {
        return Log.called("peek", () -> super.peek());
    }

    public String peekFirst() {
        return Log.called("peekFirst", () -> super.peekFirst());
    }

    public String peekLast() {
        return Log.called("peekLast", () -> super.peekLast());
    }

    public String poll() {
        return Log.called("poll", () -> super.poll());
    }

    public String pollFirst() {
        return Log.called("pollFirst", () -> super.pollFirst());
    }

    public String pollLast() {
        return Log.called("pollLast", () -> super.pollLast());
    }

    public String pop() {
        return Log.called("pop", () -> super.pop());
    }

    public void push(String p) {
        Log.called("push", () -> super.push(p));
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

    public String removeFirst() {
        return Log.called("removeFirst", () -> super.removeFirst());
    }

    public boolean removeFirstOccurrence(Object p) {
        return Log.called("removeFirstOccurrence", () -> super.removeFirstOccurrence(p));
    }

    public boolean removeIf(java.util.function.Predicate<? super String> p) {
        return Log.called("removeIf", () -> super.removeIf(p));
    }

    public String removeLast() {
        return Log.called("removeLast", () -> super.removeLast());
    }

    public boolean removeLastOccurrence(Object p) {
        return Log.called("removeLastOccurrence", () -> super.removeLastOccurrence(p));
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

    static LoggedArrayDeque withNone() {
        return new LoggedArrayDeque();
    }

    static LoggedArrayDeque withThree() {
        LoggedArrayDeque made = new LoggedArrayDeque();
        made.add("a");
        made.add("b");
        made.add("c");
        return made;
    }

    static void all() {
        Log.title("ArrayDeque");
        Log.call("new(Collection)", LoggedArrayDeque::withNone, c -> new LoggedArrayDeque(List.of("b", "a")).size());
        Log.call("add('b')", LoggedArrayDeque::withThree, c -> c.add("b"));
        Log.call("add('x')", LoggedArrayDeque::withThree, c -> c.add("x"));
        Log.call("add('b') of empty", LoggedArrayDeque::withNone, c -> c.add("b"));
        Log.call("addAll(List.of('b', 'c'))", LoggedArrayDeque::withThree, c -> c.addAll(List.of("b", "c")));
        Log.call("addAll(List.of('x', 'y', 'z', 'b'))", LoggedArrayDeque::withThree, c -> c.addAll(List.of("x", "y", "z", "b")));
        Log.call("addAll(List.of('b', 'c')) of empty", LoggedArrayDeque::withNone, c -> c.addAll(List.of("b", "c")));
        Log.call("addFirst('b')", LoggedArrayDeque::withThree, c -> {
            c.addFirst("b");
            return null;
        });
        Log.call("addFirst('x')", LoggedArrayDeque::withThree, c -> {
            c.addFirst("x");
            return null;
        });
        Log.call("addFirst('b') of empty", LoggedArrayDeque::withNone, c -> {
            c.addFirst("b");
            return null;
        });
        Log.call("addLast('b')", LoggedArrayDeque::withThree, c -> {
            c.addLast("b");
            return null;
        });
        Log.call("addLast('x')", LoggedArrayDeque::withThree, c -> {
            c.addLast("x");
            return null;
        });
        Log.call("addLast('b') of empty", LoggedArrayDeque::withNone, c -> {
            c.addLast("b");
            return null;
        });
        Log.call("clear()", LoggedArrayDeque::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedArrayDeque::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("clone()", LoggedArrayDeque::withThree, c -> c.clone());
        Log.call("clone() of empty", LoggedArrayDeque::withNone, c -> c.clone());
        Log.call("contains('b')", LoggedArrayDeque::withThree, c -> c.contains("b"));
        Log.call("contains('x')", LoggedArrayDeque::withThree, c -> c.contains("x"));
        Log.call("contains('b') of empty", LoggedArrayDeque::withNone, c -> c.contains("b"));
        Log.call("containsAll(List.of('b', 'c'))", LoggedArrayDeque::withThree, c -> c.containsAll(List.of("b", "c")));
        Log.call("containsAll(List.of('x', 'y', 'z', 'b'))", LoggedArrayDeque::withThree, c -> c.containsAll(List.of("x", "y", "z", "b")));
        Log.call("containsAll(List.of('b', 'c')) of empty", LoggedArrayDeque::withNone, c -> c.containsAll(List.of("b", "c")));
        Log.view("descendingIterator()", LoggedArrayDeque::withThree, c -> c.descendingIterator());
        Log.view("descendingIterator() of empty", LoggedArrayDeque::withNone, c -> c.descendingIterator());
        Log.call("element()", LoggedArrayDeque::withThree, c -> c.element());
        Log.call("element() of empty", LoggedArrayDeque::withNone, c -> c.element());
        Log.call("equals(List.of('a', 'b', 'c'))", LoggedArrayDeque::withThree, c -> c.equals(List.of("a", "b", "c")));
        Log.call("equals(Set.of('a', 'b', 'c'))", LoggedArrayDeque::withThree, c -> c.equals(Set.of("a", "b", "c")));
        Log.call("equals(List.of('a', 'b', 'c')) of empty", LoggedArrayDeque::withNone, c -> c.equals(List.of("a", "b", "c")));
        Log.call("forEach(e -> Log.note(e))", LoggedArrayDeque::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e))", LoggedArrayDeque::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e)) of empty", LoggedArrayDeque::withNone, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("getFirst()", LoggedArrayDeque::withThree, c -> c.getFirst());
        Log.call("getFirst() of empty", LoggedArrayDeque::withNone, c -> c.getFirst());
        Log.call("getLast()", LoggedArrayDeque::withThree, c -> c.getLast());
        Log.call("getLast() of empty", LoggedArrayDeque::withNone, c -> c.getLast());
        Log.call("isEmpty()", LoggedArrayDeque::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedArrayDeque::withNone, c -> c.isEmpty());
        Log.view("iterator()", LoggedArrayDeque::withThree, c -> c.iterator());
        Log.view("iterator() of empty", LoggedArrayDeque::withNone, c -> c.iterator());
        Log.call("offer('b')", LoggedArrayDeque::withThree, c -> c.offer("b"));
        Log.call("offer('x')", LoggedArrayDeque::withThree, c -> c.offer("x"));
        Log.call("offer('b') of empty", LoggedArrayDeque::withNone, c -> c.offer("b"));
        Log.call("offerFirst('b')", LoggedArrayDeque::withThree, c -> c.offerFirst("b"));
        Log.call("offerFirst('x')", LoggedArrayDeque::withThree, c -> c.offerFirst("x"));
        Log.call("offerFirst('b') of empty", LoggedArrayDeque::withNone, c -> c.offerFirst("b"));
        Log.call("offerLast('b')", LoggedArrayDeque::withThree, c -> c.offerLast("b"));
        Log.call("offerLast('x')", LoggedArrayDeque::withThree, c -> c.offerLast("x"));
        Log.call("offerLast('b') of empty", LoggedArrayDeque::withNone, c -> c.offerLast("b"));
        Log.call("peek()", LoggedArrayDeque::withThree, c -> c.peek());
        Log.call("peek() of empty", LoggedArrayDeque::withNone, c -> c.peek());
        Log.call("peekFirst()", LoggedArrayDeque::withThree, c -> c.peekFirst());
        Log.call("peekFirst() of empty", LoggedArrayDeque::withNone, c -> c.peekFirst());
        Log.call("peekLast()", LoggedArrayDeque::withThree, c -> c.peekLast());
        Log.call("peekLast() of empty", LoggedArrayDeque::withNone, c -> c.peekLast());
        Log.call("poll()", LoggedArrayDeque::withThree, c -> c.poll());
        Log.call("poll() of empty", LoggedArrayDeque::withNone, c -> c.poll());
        Log.call("pollFirst()", LoggedArrayDeque::withThree, c -> c.pollFirst());
        Log.call("pollFirst() of empty", LoggedArrayDeque::withNone, c -> c.pollFirst());
        Log.call("pollLast()", LoggedArrayDeque::withThree, c -> c.pollLast());
        Log.call("pollLast() of empty", LoggedArrayDeque::withNone, c -> c.pollLast());
        Log.call("pop()", LoggedArrayDeque::withThree, c -> c.pop());
        Log.call("pop() of empty", LoggedArrayDeque::withNone, c -> c.pop());
        Log.call("push('b')", LoggedArrayDeque::withThree, c -> {
            c.push("b");
            return null;
        });
        Log.call("push('x')", LoggedArrayDeque::withThree, c -> {
            c.push("x");
            return null;
        });
        Log.call("push('b') of empty", LoggedArrayDeque::withNone, c -> {
            c.push("b");
            return null;
        });
        Log.call("remove()", LoggedArrayDeque::withThree, c -> c.remove());
        Log.call("remove() of empty", LoggedArrayDeque::withNone, c -> c.remove());
        Log.call("remove('b')", LoggedArrayDeque::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedArrayDeque::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedArrayDeque::withNone, c -> c.remove("b"));
        Log.call("removeAll(List.of('b', 'c'))", LoggedArrayDeque::withThree, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeAll(List.of('x', 'y', 'z', 'b'))", LoggedArrayDeque::withThree, c -> c.removeAll(List.of("x", "y", "z", "b")));
        Log.call("removeAll(List.of('b', 'c')) of empty", LoggedArrayDeque::withNone, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeFirst()", LoggedArrayDeque::withThree, c -> c.removeFirst());
        Log.call("removeFirst() of empty", LoggedArrayDeque::withNone, c -> c.removeFirst());
        Log.call("removeFirstOccurrence('b')", LoggedArrayDeque::withThree, c -> c.removeFirstOccurrence("b"));
        Log.call("removeFirstOccurrence('x')", LoggedArrayDeque::withThree, c -> c.removeFirstOccurrence("x"));
        Log.call("removeFirstOccurrence('b') of empty", LoggedArrayDeque::withNone, c -> c.removeFirstOccurrence("b"));
        Log.call("removeIf(e -> e.equals('b'))", LoggedArrayDeque::withThree, c -> c.removeIf(e -> e.equals("b")));
        Log.call("removeIf(e -> e.equals('x'))", LoggedArrayDeque::withThree, c -> c.removeIf(e -> e.equals("x")));
        Log.call("removeIf(e -> e.equals('b')) of empty", LoggedArrayDeque::withNone, c -> c.removeIf(e -> e.equals("b")));
        Log.call("removeLast()", LoggedArrayDeque::withThree, c -> c.removeLast());
        Log.call("removeLast() of empty", LoggedArrayDeque::withNone, c -> c.removeLast());
        Log.call("removeLastOccurrence('b')", LoggedArrayDeque::withThree, c -> c.removeLastOccurrence("b"));
        Log.call("removeLastOccurrence('x')", LoggedArrayDeque::withThree, c -> c.removeLastOccurrence("x"));
        Log.call("removeLastOccurrence('b') of empty", LoggedArrayDeque::withNone, c -> c.removeLastOccurrence("b"));
        Log.call("retainAll(List.of('b', 'c'))", LoggedArrayDeque::withThree, c -> c.retainAll(List.of("b", "c")));
        Log.call("retainAll(List.of('x', 'y', 'z', 'b'))", LoggedArrayDeque::withThree, c -> c.retainAll(List.of("x", "y", "z", "b")));
        Log.call("retainAll(List.of('b', 'c')) of empty", LoggedArrayDeque::withNone, c -> c.retainAll(List.of("b", "c")));
        Log.call("size()", LoggedArrayDeque::withThree, c -> c.size());
        Log.call("size() of empty", LoggedArrayDeque::withNone, c -> c.size());
        Log.view("spliterator()", LoggedArrayDeque::withThree, c -> c.spliterator());
        Log.view("spliterator() of empty", LoggedArrayDeque::withNone, c -> c.spliterator());
        Log.view("stream()", LoggedArrayDeque::withThree, c -> c.stream());
        Log.view("stream() of empty", LoggedArrayDeque::withNone, c -> c.stream());
        Log.call("toArray()", LoggedArrayDeque::withThree, c -> c.toArray());
        Log.call("toArray() of empty", LoggedArrayDeque::withNone, c -> c.toArray());
        Log.call("toArray(new String[0])", LoggedArrayDeque::withThree, c -> c.toArray(new String[0]));
        Log.call("toArray(new String[5])", LoggedArrayDeque::withThree, c -> c.toArray(new String[5]));
        Log.call("toArray(new String[0]) of empty", LoggedArrayDeque::withNone, c -> c.toArray(new String[0]));
        Log.call("toArray(String[]::new)", LoggedArrayDeque::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new)", LoggedArrayDeque::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new) of empty", LoggedArrayDeque::withNone, c -> c.toArray(String[]::new));
        Log.call("toString()", LoggedArrayDeque::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedArrayDeque::withNone, c -> c.toString());
        Log.used(LoggedArrayDeque::withThree);
    }
}
