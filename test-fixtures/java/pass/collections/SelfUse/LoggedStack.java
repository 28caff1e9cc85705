import java.util.*;

/** As a Stack, but tells which of its methods are called. */
class LoggedStack extends Stack<String> {
    LoggedStack() {
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

    public void addElement(String p) {
        Log.called("addElement", () -> super.addElement(p));
    }

    public int capacity() {
        return Log.called("capacity", () -> super.capacity());
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

    public void copyInto(Object[] p) {
        Log.called("copyInto", () -> super.copyInto(p));
    }

    public String elementAt(int p) {
        return Log.called("elementAt", () -> super.elementAt(p));
    }

    public Enumeration<String> elements() {
        return Log.called("elements", () -> super.elements());
    }

    public boolean empty() {
        return Log.called("empty", () -> super.empty());
    }

    public void ensureCapacity(int p) {
        Log.called("ensureCapacity", () -> super.ensureCapacity(p));
    }

    public boolean equals(Object p) {
        return Log.called("equals", () -> super.equals(p));
    }

    public String firstElement() {
        return Log.called("firstElement", () -> super.firstElement());
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
        return Log.called("indexOf(Object)", () -> super.indexOf(p));
    }

    public int indexOf(Object p, int q) {
        return Log.called("indexOf(Object, int)", () -> super.indexOf(p, q));
    }

    public void insertElementAt(String p, int q) {
        Log.called("insertElementAt", () -> super.insertElementAt(p, q));
    }

    public boolean isEmpty() {
        return Log.called("isEmpty", () -> super.isEmpty());
    }

    public Iterator<String> iterator() {
        return Log.called("iterator", () -> super.iterator());
    }

    public String lastElement() {
        return Log.called("lastElement", () -> super.lastElement());
    }

    public int lastIndexOf(Object p) {
        return Log.called("lastIndexOf(Object)", () -> super.lastIndexOf(p));
    }

    public int lastIndexOf(Object p, int q) {
        return Log.called("lastIndexOf(Object, int)", () -> super.lastIndexOf(p, q));
    }

    public ListIterator<String> listIterator() {
        return Log.called("listIterator()", () -> super.listIterator());
    }

    public ListIterator<String> listIterator(int p) {
        return Log.called("listIterator(int)", () -> super.listIterator(p));
    }

    public String peek() {
        return Log.called("peek", () -> super.peek());
    }

    public String pop() {
        return Log.called("pop", () -> super.pop());
    }

    public String push(String p) {
        return Log.called("push", () -> super.push(p));
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

    public void removeAllElements() {
        Log.called("removeAllElements", () -> super.removeAllElements());
    }

    public boolean removeElement(Object p) {
        return Log.called("removeElement", () -> super.removeElement(p));
    }

    public void removeElementAt(int p) {
        Log.called("removeElementAt", () -> super.removeElementAt(p));
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

    public int search(Object p) {
        return Log.called("search", () -> super.search(p));
    }

    public String set(int p, String q) {
        return Log.called("set", () -> super.set(p, q));
    }

    public void setElementAt(String p, int q) {
        Log.called("setElementAt", () -> super.setElementAt(p, q));
    }

    public void setSize(int p) {
        Log.called("setSize", () -> super.setSize(p));
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

    static LoggedStack withNone() {
        return new LoggedStack();
    }

    static LoggedStack withThree() {
        LoggedStack made = new LoggedStack();
        made.add("a");
        made.add("b");
        made.add("c");
        return made;
    }

    static void all() {
        Log.title("Stack");
        Log.call("add(1, 'b')", LoggedStack::withThree, c -> {
            c.add(1, "b");
            return null;
        });
        Log.call("add(0, 'x')", LoggedStack::withThree, c -> {
            c.add(0, "x");
            return null;
        });
        Log.call("add(1, 'b') of empty", LoggedStack::withNone, c -> {
            c.add(1, "b");
            return null;
        });
        Log.call("add('b')", LoggedStack::withThree, c -> c.add("b"));
        Log.call("add('x')", LoggedStack::withThree, c -> c.add("x"));
        Log.call("add('b') of empty", LoggedStack::withNone, c -> c.add("b"));
        Log.call("addAll(1, List.of('b', 'c'))", LoggedStack::withThree, c -> c.addAll(1, List.of("b", "c")));
        Log.call("addAll(0, List.of('x', 'y', 'z', 'b'))", LoggedStack::withThree, c -> c.addAll(0, List.of("x", "y", "z", "b")));
        Log.call("addAll(1, List.of('b', 'c')) of empty", LoggedStack::withNone, c -> c.addAll(1, List.of("b", "c")));
        Log.call("addAll(List.of('b', 'c'))", LoggedStack::withThree, c -> c.addAll(List.of("b", "c")));
        Log.call("addAll(List.of('x', 'y', 'z', 'b'))", LoggedStack::withThree, c -> c.addAll(List.of("x", "y", "z", "b")));
        Log.call("addAll(List.of('b', 'c')) of empty", LoggedStack::withNone, c -> c.addAll(List.of("b", "c")));
        Log.call("addElement('b')", LoggedStack::withThree, c -> {
            c.addElement("b");
            return null;
        });
        Log.call("addElement('x')", LoggedStack::withThree, c -> {
            c.addElement("x");
            return null;
        });
        Log.call("addElement('b') of empty", LoggedStack::withNone, c -> {
            c.addElement("b");
            return null;
        });
        Log.call("capacity()", LoggedStack::withThree, c -> c.capacity());
        Log.call("capacity() of empty", LoggedStack::withNone, c -> c.capacity());
        Log.call("clear()", LoggedStack::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedStack::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("clone()", LoggedStack::withThree, c -> c.clone());
        Log.call("clone() of empty", LoggedStack::withNone, c -> c.clone());
        Log.call("contains('b')", LoggedStack::withThree, c -> c.contains("b"));
        Log.call("contains('x')", LoggedStack::withThree, c -> c.contains("x"));
        Log.call("contains('b') of empty", LoggedStack::withNone, c -> c.contains("b"));
        Log.call("containsAll(List.of('b', 'c'))", LoggedStack::withThree, c -> c.containsAll(List.of("b", "c")));
        Log.call("containsAll(List.of('x', 'y', 'z', 'b'))", LoggedStack::withThree, c -> c.containsAll(List.of("x", "y", "z", "b")));
        Log.call("containsAll(List.of('b', 'c')) of empty", LoggedStack::withNone, c -> c.containsAll(List.of("b", "c")));
        Log.call("copyInto(new Object[5])", LoggedStack::withThree, c -> {
            c.copyInto(new Object[5]);
            return null;
        });
        Log.call("copyInto(new Object[5])", LoggedStack::withThree, c -> {
            c.copyInto(new Object[5]);
            return null;
        });
        Log.call("copyInto(new Object[5]) of empty", LoggedStack::withNone, c -> {
            c.copyInto(new Object[5]);
            return null;
        });
        Log.call("elementAt(1)", LoggedStack::withThree, c -> c.elementAt(1));
        Log.call("elementAt(0)", LoggedStack::withThree, c -> c.elementAt(0));
        Log.call("elementAt(1) of empty", LoggedStack::withNone, c -> c.elementAt(1));
        Log.view("elements()", LoggedStack::withThree, c -> c.elements());
        Log.view("elements() of empty", LoggedStack::withNone, c -> c.elements());
        Log.call("empty()", LoggedStack::withThree, c -> c.empty());
        Log.call("empty() of empty", LoggedStack::withNone, c -> c.empty());
        Log.call("ensureCapacity(1)", LoggedStack::withThree, c -> {
            c.ensureCapacity(1);
            return null;
        });
        Log.call("ensureCapacity(0)", LoggedStack::withThree, c -> {
            c.ensureCapacity(0);
            return null;
        });
        Log.call("ensureCapacity(1) of empty", LoggedStack::withNone, c -> {
            c.ensureCapacity(1);
            return null;
        });
        Log.call("equals(List.of('a', 'b', 'c'))", LoggedStack::withThree, c -> c.equals(List.of("a", "b", "c")));
        Log.call("equals(Set.of('a', 'b', 'c'))", LoggedStack::withThree, c -> c.equals(Set.of("a", "b", "c")));
        Log.call("equals(List.of('a', 'b', 'c')) of empty", LoggedStack::withNone, c -> c.equals(List.of("a", "b", "c")));
        Log.call("firstElement()", LoggedStack::withThree, c -> c.firstElement());
        Log.call("firstElement() of empty", LoggedStack::withNone, c -> c.firstElement());
        Log.call("forEach(e -> Log.note(e))", LoggedStack::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e))", LoggedStack::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e)) of empty", LoggedStack::withNone, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("get(1)", LoggedStack::withThree, c -> c.get(1));
        Log.call("get(0)", LoggedStack::withThree, c -> c.get(0));
        Log.call("get(1) of empty", LoggedStack::withNone, c -> c.get(1));
        Log.call("hashCode()", LoggedStack::withThree, c -> c.hashCode());
        Log.call("hashCode() of empty", LoggedStack::withNone, c -> c.hashCode());
        Log.call("indexOf('b')", LoggedStack::withThree, c -> c.indexOf("b"));
        Log.call("indexOf('x')", LoggedStack::withThree, c -> c.indexOf("x"));
        Log.call("indexOf('b') of empty", LoggedStack::withNone, c -> c.indexOf("b"));
        Log.call("indexOf('b', 1)", LoggedStack::withThree, c -> c.indexOf("b", 1));
        Log.call("indexOf('x', 0)", LoggedStack::withThree, c -> c.indexOf("x", 0));
        Log.call("indexOf('b', 1) of empty", LoggedStack::withNone, c -> c.indexOf("b", 1));
        Log.call("insertElementAt('b', 1)", LoggedStack::withThree, c -> {
            c.insertElementAt("b", 1);
            return null;
        });
        Log.call("insertElementAt('x', 0)", LoggedStack::withThree, c -> {
            c.insertElementAt("x", 0);
            return null;
        });
        Log.call("insertElementAt('b', 1) of empty", LoggedStack::withNone, c -> {
            c.insertElementAt("b", 1);
            return null;
        });
        Log.call("isEmpty()", LoggedStack::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedStack::withNone, c -> c.isEmpty());
        Log.view("iterator()", LoggedStack::withThree, c -> c.iterator());
        Log.view("iterator() of empty", LoggedStack::withNone, c -> c.iterator());
        Log.call("lastElement()", LoggedStack::withThree, c -> c.lastElement());
        Log.call("lastElement() of empty", LoggedStack::withNone, c -> c.lastElement());
        Log.call("lastIndexOf('b')", LoggedStack::withThree, c -> c.lastIndexOf("b"));
        Log.call("lastIndexOf('x')", LoggedStack::withThree, c -> c.lastIndexOf("x"));
        Log.call("lastIndexOf('b') of empty", LoggedStack::withNone, c -> c.lastIndexOf("b"));
        Log.call("lastIndexOf('b', 2)", LoggedStack::withThree, c -> c.lastIndexOf("b", 2));
        Log.call("lastIndexOf('x', 2)", LoggedStack::withThree, c -> c.lastIndexOf("x", 2));
        Log.call("lastIndexOf('b', 2) of empty", LoggedStack::withNone, c -> c.lastIndexOf("b", 2));
        Log.view("listIterator()", LoggedStack::withThree, c -> c.listIterator());
        Log.view("listIterator() of empty", LoggedStack::withNone, c -> c.listIterator());
        Log.view("listIterator(1)", LoggedStack::withThree, c -> c.listIterator(1));
        Log.view("listIterator(0)", LoggedStack::withThree, c -> c.listIterator(0));
        Log.view("listIterator(1) of empty", LoggedStack::withNone, c -> c.listIterator(1));
        Log.call("peek()", LoggedStack::withThree, c -> c.peek());
        Log.call("peek() of empty", LoggedStack::withNone, c -> c.peek());
        Log.call("pop()", LoggedStack::withThree, c -> c.pop());
        Log.call("pop() of empty", LoggedStack::withNone, c -> c.pop());
        Log.call("push('b')", LoggedStack::withThree, c -> c.push("b"));
        Log.call("push('x')", LoggedStack::withThree, c -> c.push("x"));
        Log.call("push('b') of empty", LoggedStack::withNone, c -> c.push("b"));
        Log.call("remove(1)", LoggedStack::withThree, c -> c.remove(1));
        Log.call("remove(0)", LoggedStack::withThree, c -> c.remove(0));
        Log.call("remove(1) of empty", LoggedStack::withNone, c -> c.remove(1));
        Log.call("remove('b')", LoggedStack::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedStack::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedStack::withNone, c -> c.remove("b"));
        Log.call("removeAll(List.of('b', 'c'))", LoggedStack::withThree, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeAll(List.of('x', 'y', 'z', 'b'))", LoggedStack::withThree, c -> c.removeAll(List.of("x", "y", "z", "b")));
        Log.call("removeAll(List.of('b', 'c')) of empty", LoggedStack::withNone, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeAllElements()", LoggedStack::withThree, c -> {
            c.removeAllElements();
            return null;
        });
        Log.call("removeAllElements() of empty", LoggedStack::withNone, c -> {
            c.removeAllElements();
            return null;
        });
        Log.call("removeElement('b')", LoggedStack::withThree, c -> c.removeElement("b"));
        Log.call("removeElement('x')", LoggedStack::withThree, c -> c.removeElement("x"));
        Log.call("removeElement('b') of empty", LoggedStack::withNone, c -> c.removeElement("b"));
        Log.call("removeElementAt(1)", LoggedStack::withThree, c -> {
            c.removeElementAt(1);
            return null;
        });
        Log.call("removeElementAt(0)", LoggedStack::withThree, c -> {
            c.removeElementAt(0);
            return null;
        });
        Log.call("removeElementAt(1) of empty", LoggedStack::withNone, c -> {
            c.removeElementAt(1);
            return null;
        });
        Log.call("removeIf(e -> e.equals('b'))", LoggedStack::withThree, c -> c.removeIf(e -> e.equals("b")));
        Log.call("removeIf(e -> e.equals('x'))", LoggedStack::withThree, c -> c.removeIf(e -> e.equals("x")));
        Log.call("removeIf(e -> e.equals('b')) of empty", LoggedStack::withNone, c -> c.removeIf(e -> e.equals("b")));
        Log.call("replaceAll(e -> e + e)", LoggedStack::withThree, c -> {
            c.replaceAll(e -> e + e);
            return null;
        });
        Log.call("replaceAll(e -> e + e)", LoggedStack::withThree, c -> {
            c.replaceAll(e -> e + e);
            return null;
        });
        Log.call("replaceAll(e -> e + e) of empty", LoggedStack::withNone, c -> {
            c.replaceAll(e -> e + e);
            return null;
        });
        Log.call("retainAll(List.of('b', 'c'))", LoggedStack::withThree, c -> c.retainAll(List.of("b", "c")));
        Log.call("retainAll(List.of('x', 'y', 'z', 'b'))", LoggedStack::withThree, c -> c.retainAll(List.of("x", "y", "z", "b")));
        Log.call("retainAll(List.of('b', 'c')) of empty", LoggedStack::withNone, c -> c.retainAll(List.of("b", "c")));
        Log.call("search('b')", LoggedStack::withThree, c -> c.search("b"));
        Log.call("search('x')", LoggedStack::withThree, c -> c.search("x"));
        Log.call("search('b') of empty", LoggedStack::withNone, c -> c.search("b"));
        Log.call("set(1, 'b')", LoggedStack::withThree, c -> c.set(1, "b"));
        Log.call("set(0, 'x')", LoggedStack::withThree, c -> c.set(0, "x"));
        Log.call("set(1, 'b') of empty", LoggedStack::withNone, c -> c.set(1, "b"));
        Log.call("setElementAt('b', 1)", LoggedStack::withThree, c -> {
            c.setElementAt("b", 1);
            return null;
        });
        Log.call("setElementAt('x', 0)", LoggedStack::withThree, c -> {
            c.setElementAt("x", 0);
            return null;
        });
        Log.call("setElementAt('b', 1) of empty", LoggedStack::withNone, c -> {
            c.setElementAt("b", 1);
            return null;
        });
        Log.call("setSize(2)", LoggedStack::withThree, c -> {
            c.setSize(2);
            return null;
        });
        Log.call("setSize(5)", LoggedStack::withThree, c -> {
            c.setSize(5);
            return null;
        });
        Log.call("setSize(2) of empty", LoggedStack::withNone, c -> {
            c.setSize(2);
            return null;
        });
        Log.call("size()", LoggedStack::withThree, c -> c.size());
        Log.call("size() of empty", LoggedStack::withNone, c -> c.size());
        Log.call("sort(Comparator.reverseOrder())", LoggedStack::withThree, c -> {
            c.sort(Comparator.reverseOrder());
            return null;
        });
        Log.call("sort(Comparator.reverseOrder())", LoggedStack::withThree, c -> {
            c.sort(Comparator.reverseOrder());
            return null;
        });
        Log.call("sort(Comparator.reverseOrder()) of empty", LoggedStack::withNone, c -> {
            c.sort(Comparator.reverseOrder());
            return null;
        });
        Log.view("spliterator()", LoggedStack::withThree, c -> c.spliterator());
        Log.view("spliterator() of empty", LoggedStack::withNone, c -> c.spliterator());
        Log.view("stream()", LoggedStack::withThree, c -> c.stream());
        Log.view("stream() of empty", LoggedStack::withNone, c -> c.stream());
        Log.view("subList(0, 2)", LoggedStack::withThree, c -> c.subList(0, 2));
        Log.view("subList(0, 1)", LoggedStack::withThree, c -> c.subList(0, 1));
        Log.view("subList(0, 2) of empty", LoggedStack::withNone, c -> c.subList(0, 2));
        Log.call("toArray()", LoggedStack::withThree, c -> c.toArray());
        Log.call("toArray() of empty", LoggedStack::withNone, c -> c.toArray());
        Log.call("toArray(new String[0])", LoggedStack::withThree, c -> c.toArray(new String[0]));
        Log.call("toArray(new String[5])", LoggedStack::withThree, c -> c.toArray(new String[5]));
        Log.call("toArray(new String[0]) of empty", LoggedStack::withNone, c -> c.toArray(new String[0]));
        Log.call("toArray(String[]::new)", LoggedStack::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new)", LoggedStack::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new) of empty", LoggedStack::withNone, c -> c.toArray(String[]::new));
        Log.call("toString()", LoggedStack::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedStack::withNone, c -> c.toString());
        Log.call("trimToSize()", LoggedStack::withThree, c -> {
            c.trimToSize();
            return null;
        });
        Log.call("trimToSize() of empty", LoggedStack::withNone, c -> {
            c.trimToSize();
            return null;
        });
        Log.used(LoggedStack::withThree);
    }
}
