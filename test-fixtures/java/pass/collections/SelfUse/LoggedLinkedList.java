import java.util.*;

/** As a LinkedList, but tells which of its methods are called. */
class LoggedLinkedList extends LinkedList<String> {
    LoggedLinkedList() {
    }

    LoggedLinkedList(Collection<? extends String> other) {
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

    public void addFirst(String p) {
        Log.called("addFirst", () -> super.addFirst(p));
    }

    public void addLast(String p) {
        Log.called("addLast", () -> super.addLast(p));
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

    public String get(int p) {
        return Log.called("get", () -> super.get(p));
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

    public String remove(int p) {
        return Log.called("remove(int)", () -> super.remove(p));
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

    static LoggedLinkedList withNone() {
        return new LoggedLinkedList();
    }

    static LoggedLinkedList withThree() {
        LoggedLinkedList made = new LoggedLinkedList();
        made.add("a");
        made.add("b");
        made.add("c");
        return made;
    }

    static void all() {
        Log.title("LinkedList");
        Log.call("new(Collection)", LoggedLinkedList::withNone, c -> new LoggedLinkedList(List.of("b", "a")).size());
        Log.call("add(1, 'b')", LoggedLinkedList::withThree, c -> {
            c.add(1, "b");
            return null;
        });
        Log.call("add(0, 'x')", LoggedLinkedList::withThree, c -> {
            c.add(0, "x");
            return null;
        });
        Log.call("add(1, 'b') of empty", LoggedLinkedList::withNone, c -> {
            c.add(1, "b");
            return null;
        });
        Log.call("add('b')", LoggedLinkedList::withThree, c -> c.add("b"));
        Log.call("add('x')", LoggedLinkedList::withThree, c -> c.add("x"));
        Log.call("add('b') of empty", LoggedLinkedList::withNone, c -> c.add("b"));
        Log.call("addAll(1, List.of('b', 'c'))", LoggedLinkedList::withThree, c -> c.addAll(1, List.of("b", "c")));
        Log.call("addAll(0, List.of('x', 'y', 'z', 'b'))", LoggedLinkedList::withThree, c -> c.addAll(0, List.of("x", "y", "z", "b")));
        Log.call("addAll(1, List.of('b', 'c')) of empty", LoggedLinkedList::withNone, c -> c.addAll(1, List.of("b", "c")));
        Log.call("addAll(List.of('b', 'c'))", LoggedLinkedList::withThree, c -> c.addAll(List.of("b", "c")));
        Log.call("addAll(List.of('x', 'y', 'z', 'b'))", LoggedLinkedList::withThree, c -> c.addAll(List.of("x", "y", "z", "b")));
        Log.call("addAll(List.of('b', 'c')) of empty", LoggedLinkedList::withNone, c -> c.addAll(List.of("b", "c")));
        Log.call("addFirst('b')", LoggedLinkedList::withThree, c -> {
            c.addFirst("b");
            return null;
        });
        Log.call("addFirst('x')", LoggedLinkedList::withThree, c -> {
            c.addFirst("x");
            return null;
        });
        Log.call("addFirst('b') of empty", LoggedLinkedList::withNone, c -> {
            c.addFirst("b");
            return null;
        });
        Log.call("addLast('b')", LoggedLinkedList::withThree, c -> {
            c.addLast("b");
            return null;
        });
        Log.call("addLast('x')", LoggedLinkedList::withThree, c -> {
            c.addLast("x");
            return null;
        });
        Log.call("addLast('b') of empty", LoggedLinkedList::withNone, c -> {
            c.addLast("b");
            return null;
        });
        Log.call("clear()", LoggedLinkedList::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedLinkedList::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("clone()", LoggedLinkedList::withThree, c -> c.clone());
        Log.call("clone() of empty", LoggedLinkedList::withNone, c -> c.clone());
        Log.call("contains('b')", LoggedLinkedList::withThree, c -> c.contains("b"));
        Log.call("contains('x')", LoggedLinkedList::withThree, c -> c.contains("x"));
        Log.call("contains('b') of empty", LoggedLinkedList::withNone, c -> c.contains("b"));
        Log.call("containsAll(List.of('b', 'c'))", LoggedLinkedList::withThree, c -> c.containsAll(List.of("b", "c")));
        Log.call("containsAll(List.of('x', 'y', 'z', 'b'))", LoggedLinkedList::withThree, c -> c.containsAll(List.of("x", "y", "z", "b")));
        Log.call("containsAll(List.of('b', 'c')) of empty", LoggedLinkedList::withNone, c -> c.containsAll(List.of("b", "c")));
        Log.view("descendingIterator()", LoggedLinkedList::withThree, c -> c.descendingIterator());
        Log.view("descendingIterator() of empty", LoggedLinkedList::withNone, c -> c.descendingIterator());
        Log.call("element()", LoggedLinkedList::withThree, c -> c.element());
        Log.call("element() of empty", LoggedLinkedList::withNone, c -> c.element());
        Log.call("equals(List.of('a', 'b', 'c'))", LoggedLinkedList::withThree, c -> c.equals(List.of("a", "b", "c")));
        Log.call("equals(Set.of('a', 'b', 'c'))", LoggedLinkedList::withThree, c -> c.equals(Set.of("a", "b", "c")));
        Log.call("equals(List.of('a', 'b', 'c')) of empty", LoggedLinkedList::withNone, c -> c.equals(List.of("a", "b", "c")));
        Log.call("forEach(e -> Log.note(e))", LoggedLinkedList::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e))", LoggedLinkedList::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e)) of empty", LoggedLinkedList::withNone, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("get(1)", LoggedLinkedList::withThree, c -> c.get(1));
        Log.call("get(0)", LoggedLinkedList::withThree, c -> c.get(0));
        Log.call("get(1) of empty", LoggedLinkedList::withNone, c -> c.get(1));
        Log.call("getFirst()", LoggedLinkedList::withThree, c -> c.getFirst());
        Log.call("getFirst() of empty", LoggedLinkedList::withNone, c -> c.getFirst());
        Log.call("getLast()", LoggedLinkedList::withThree, c -> c.getLast());
        Log.call("getLast() of empty", LoggedLinkedList::withNone, c -> c.getLast());
        Log.call("hashCode()", LoggedLinkedList::withThree, c -> c.hashCode());
        Log.call("hashCode() of empty", LoggedLinkedList::withNone, c -> c.hashCode());
        Log.call("indexOf('b')", LoggedLinkedList::withThree, c -> c.indexOf("b"));
        Log.call("indexOf('x')", LoggedLinkedList::withThree, c -> c.indexOf("x"));
        Log.call("indexOf('b') of empty", LoggedLinkedList::withNone, c -> c.indexOf("b"));
        Log.call("isEmpty()", LoggedLinkedList::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedLinkedList::withNone, c -> c.isEmpty());
        Log.view("iterator()", LoggedLinkedList::withThree, c -> c.iterator());
        Log.view("iterator() of empty", LoggedLinkedList::withNone, c -> c.iterator());
        Log.call("lastIndexOf('b')", LoggedLinkedList::withThree, c -> c.lastIndexOf("b"));
        Log.call("lastIndexOf('x')", LoggedLinkedList::withThree, c -> c.lastIndexOf("x"));
        Log.call("lastIndexOf('b') of empty", LoggedLinkedList::withNone, c -> c.lastIndexOf("b"));
        Log.view("listIterator()", LoggedLinkedList::withThree, c -> c.listIterator());
        Log.view("listIterator() of empty", LoggedLinkedList::withNone, c -> c.listIterator());
        Log.view("listIterator(1)", LoggedLinkedList::withThree, c -> c.listIterator(1));
        Log.view("listIterator(0)", LoggedLinkedList::withThree, c -> c.listIterator(0));
        Log.view("listIterator(1) of empty", LoggedLinkedList::withNone, c -> c.listIterator(1));
        Log.call("offer('b')", LoggedLinkedList::withThree, c -> c.offer("b"));
        Log.call("offer('x')", LoggedLinkedList::withThree, c -> c.offer("x"));
        Log.call("offer('b') of empty", LoggedLinkedList::withNone, c -> c.offer("b"));
        Log.call("offerFirst('b')", LoggedLinkedList::withThree, c -> c.offerFirst("b"));
        Log.call("offerFirst('x')", LoggedLinkedList::withThree, c -> c.offerFirst("x"));
        Log.call("offerFirst('b') of empty", LoggedLinkedList::withNone, c -> c.offerFirst("b"));
        Log.call("offerLast('b')", LoggedLinkedList::withThree, c -> c.offerLast("b"));
        Log.call("offerLast('x')", LoggedLinkedList::withThree, c -> c.offerLast("x"));
        Log.call("offerLast('b') of empty", LoggedLinkedList::withNone, c -> c.offerLast("b"));
        Log.call("peek()", LoggedLinkedList::withThree, c -> c.peek());
        Log.call("peek() of empty", LoggedLinkedList::withNone, c -> c.peek());
        Log.call("peekFirst()", LoggedLinkedList::withThree, c -> c.peekFirst());
        Log.call("peekFirst() of empty", LoggedLinkedList::withNone, c -> c.peekFirst());
        Log.call("peekLast()", LoggedLinkedList::withThree, c -> c.peekLast());
        Log.call("peekLast() of empty", LoggedLinkedList::withNone, c -> c.peekLast());
        Log.call("poll()", LoggedLinkedList::withThree, c -> c.poll());
        Log.call("poll() of empty", LoggedLinkedList::withNone, c -> c.poll());
        Log.call("pollFirst()", LoggedLinkedList::withThree, c -> c.pollFirst());
        Log.call("pollFirst() of empty", LoggedLinkedList::withNone, c -> c.pollFirst());
        Log.call("pollLast()", LoggedLinkedList::withThree, c -> c.pollLast());
        Log.call("pollLast() of empty", LoggedLinkedList::withNone, c -> c.pollLast());
        Log.call("pop()", LoggedLinkedList::withThree, c -> c.pop());
        Log.call("pop() of empty", LoggedLinkedList::withNone, c -> c.pop());
        Log.call("push('b')", LoggedLinkedList::withThree, c -> {
            c.push("b");
            return null;
        });
        Log.call("push('x')", LoggedLinkedList::withThree, c -> {
            c.push("x");
            return null;
        });
        Log.call("push('b') of empty", LoggedLinkedList::withNone, c -> {
            c.push("b");
            return null;
        });
        Log.call("remove()", LoggedLinkedList::withThree, c -> c.remove());
        Log.call("remove() of empty", LoggedLinkedList::withNone, c -> c.remove());
        Log.call("remove(1)", LoggedLinkedList::withThree, c -> c.remove(1));
        Log.call("remove(0)", LoggedLinkedList::withThree, c -> c.remove(0));
        Log.call("remove(1) of empty", LoggedLinkedList::withNone, c -> c.remove(1));
        Log.call("remove('b')", LoggedLinkedList::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedLinkedList::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedLinkedList::withNone, c -> c.remove("b"));
        Log.call("removeAll(List.of('b', 'c'))", LoggedLinkedList::withThree, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeAll(List.of('x', 'y', 'z', 'b'))", LoggedLinkedList::withThree, c -> c.removeAll(List.of("x", "y", "z", "b")));
        Log.call("removeAll(List.of('b', 'c')) of empty", LoggedLinkedList::withNone, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeFirst()", LoggedLinkedList::withThree, c -> c.removeFirst());
        Log.call("removeFirst() of empty", LoggedLinkedList::withNone, c -> c.removeFirst());
        Log.call("removeFirstOccurrence('b')", LoggedLinkedList::withThree, c -> c.removeFirstOccurrence("b"));
        Log.call("removeFirstOccurrence('x')", LoggedLinkedList::withThree, c -> c.removeFirstOccurrence("x"));
        Log.call("removeFirstOccurrence('b') of empty", LoggedLinkedList::withNone, c -> c.removeFirstOccurrence("b"));
        Log.call("removeIf(e -> e.equals('b'))", LoggedLinkedList::withThree, c -> c.removeIf(e -> e.equals("b")));
        Log.call("removeIf(e -> e.equals('x'))", LoggedLinkedList::withThree, c -> c.removeIf(e -> e.equals("x")));
        Log.call("removeIf(e -> e.equals('b')) of empty", LoggedLinkedList::withNone, c -> c.removeIf(e -> e.equals("b")));
        Log.call("removeLast()", LoggedLinkedList::withThree, c -> c.removeLast());
        Log.call("removeLast() of empty", LoggedLinkedList::withNone, c -> c.removeLast());
        Log.call("removeLastOccurrence('b')", LoggedLinkedList::withThree, c -> c.removeLastOccurrence("b"));
        Log.call("removeLastOccurrence('x')", LoggedLinkedList::withThree, c -> c.removeLastOccurrence("x"));
        Log.call("removeLastOccurrence('b') of empty", LoggedLinkedList::withNone, c -> c.removeLastOccurrence("b"));
        Log.call("replaceAll(e -> e + e)", LoggedLinkedList::withThree, c -> {
            c.replaceAll(e -> e + e);
            return null;
        });
        Log.call("replaceAll(e -> e + e)", LoggedLinkedList::withThree, c -> {
            c.replaceAll(e -> e + e);
            return null;
        });
        Log.call("replaceAll(e -> e + e) of empty", LoggedLinkedList::withNone, c -> {
            c.replaceAll(e -> e + e);
            return null;
        });
        Log.call("retainAll(List.of('b', 'c'))", LoggedLinkedList::withThree, c -> c.retainAll(List.of("b", "c")));
        Log.call("retainAll(List.of('x', 'y', 'z', 'b'))", LoggedLinkedList::withThree, c -> c.retainAll(List.of("x", "y", "z", "b")));
        Log.call("retainAll(List.of('b', 'c')) of empty", LoggedLinkedList::withNone, c -> c.retainAll(List.of("b", "c")));
        Log.call("set(1, 'b')", LoggedLinkedList::withThree, c -> c.set(1, "b"));
        Log.call("set(0, 'x')", LoggedLinkedList::withThree, c -> c.set(0, "x"));
        Log.call("set(1, 'b') of empty", LoggedLinkedList::withNone, c -> c.set(1, "b"));
        Log.call("size()", LoggedLinkedList::withThree, c -> c.size());
        Log.call("size() of empty", LoggedLinkedList::withNone, c -> c.size());
        Log.call("sort(Comparator.reverseOrder())", LoggedLinkedList::withThree, c -> {
            c.sort(Comparator.reverseOrder());
            return null;
        });
        Log.call("sort(Comparator.reverseOrder())", LoggedLinkedList::withThree, c -> {
            c.sort(Comparator.reverseOrder());
            return null;
        });
        Log.call("sort(Comparator.reverseOrder()) of empty", LoggedLinkedList::withNone, c -> {
            c.sort(Comparator.reverseOrder());
            return null;
        });
        Log.view("spliterator()", LoggedLinkedList::withThree, c -> c.spliterator());
        Log.view("spliterator() of empty", LoggedLinkedList::withNone, c -> c.spliterator());
        Log.view("stream()", LoggedLinkedList::withThree, c -> c.stream());
        Log.view("stream() of empty", LoggedLinkedList::withNone, c -> c.stream());
        Log.view("subList(0, 2)", LoggedLinkedList::withThree, c -> c.subList(0, 2));
        Log.view("subList(0, 1)", LoggedLinkedList::withThree, c -> c.subList(0, 1));
        Log.view("subList(0, 2) of empty", LoggedLinkedList::withNone, c -> c.subList(0, 2));
        Log.call("toArray()", LoggedLinkedList::withThree, c -> c.toArray());
        Log.call("toArray() of empty", LoggedLinkedList::withNone, c -> c.toArray());
        Log.call("toArray(new String[0])", LoggedLinkedList::withThree, c -> c.toArray(new String[0]));
        Log.call("toArray(new String[5])", LoggedLinkedList::withThree, c -> c.toArray(new String[5]));
        Log.call("toArray(new String[0]) of empty", LoggedLinkedList::withNone, c -> c.toArray(new String[0]));
        Log.call("toArray(String[]::new)", LoggedLinkedList::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new)", LoggedLinkedList::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new) of empty", LoggedLinkedList::withNone, c -> c.toArray(String[]::new));
        Log.call("toString()", LoggedLinkedList::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedLinkedList::withNone, c -> c.toString());
        Log.used(LoggedLinkedList::withThree);
    }
}
