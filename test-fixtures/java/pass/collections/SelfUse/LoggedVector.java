import java.util.*;

/** As a Vector, but tells which of its methods are called. */
class LoggedVector extends Vector<String> {
    LoggedVector() {
    }

    LoggedVector(Collection<? extends String> other) {
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

    static LoggedVector withNone() {
        return new LoggedVector();
    }

    static LoggedVector withThree() {
        LoggedVector made = new LoggedVector();
        made.add("a");
        made.add("b");
        made.add("c");
        return made;
    }

    static void all() {
        Log.title("Vector");
        Log.call("new(Collection)", LoggedVector::withNone, c -> new LoggedVector(List.of("b", "a")).size());
        Log.call("add(1, 'b')", LoggedVector::withThree, c -> {
            c.add(1, "b");
            return null;
        });
        Log.call("add(0, 'x')", LoggedVector::withThree, c -> {
            c.add(0, "x");
            return null;
        });
        Log.call("add(1, 'b') of empty", LoggedVector::withNone, c -> {
            c.add(1, "b");
            return null;
        });
        Log.call("add('b')", LoggedVector::withThree, c -> c.add("b"));
        Log.call("add('x')", LoggedVector::withThree, c -> c.add("x"));
        Log.call("add('b') of empty", LoggedVector::withNone, c -> c.add("b"));
        Log.call("addAll(1, List.of('b', 'c'))", LoggedVector::withThree, c -> c.addAll(1, List.of("b", "c")));
        Log.call("addAll(0, List.of('x', 'y', 'z', 'b'))", LoggedVector::withThree, c -> c.addAll(0, List.of("x", "y", "z", "b")));
        Log.call("addAll(1, List.of('b', 'c')) of empty", LoggedVector::withNone, c -> c.addAll(1, List.of("b", "c")));
        Log.call("addAll(List.of('b', 'c'))", LoggedVector::withThree, c -> c.addAll(List.of("b", "c")));
        Log.call("addAll(List.of('x', 'y', 'z', 'b'))", LoggedVector::withThree, c -> c.addAll(List.of("x", "y", "z", "b")));
        Log.call("addAll(List.of('b', 'c')) of empty", LoggedVector::withNone, c -> c.addAll(List.of("b", "c")));
        Log.call("addElement('b')", LoggedVector::withThree, c -> {
            c.addElement("b");
            return null;
        });
        Log.call("addElement('x')", LoggedVector::withThree, c -> {
            c.addElement("x");
            return null;
        });
        Log.call("addElement('b') of empty", LoggedVector::withNone, c -> {
            c.addElement("b");
            return null;
        });
        Log.call("capacity()", LoggedVector::withThree, c -> c.capacity());
        Log.call("capacity() of empty", LoggedVector::withNone, c -> c.capacity());
        Log.call("clear()", LoggedVector::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedVector::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("clone()", LoggedVector::withThree, c -> c.clone());
        Log.call("clone() of empty", LoggedVector::withNone, c -> c.clone());
        Log.call("contains('b')", LoggedVector::withThree, c -> c.contains("b"));
        Log.call("contains('x')", LoggedVector::withThree, c -> c.contains("x"));
        Log.call("contains('b') of empty", LoggedVector::withNone, c -> c.contains("b"));
        Log.call("containsAll(List.of('b', 'c'))", LoggedVector::withThree, c -> c.containsAll(List.of("b", "c")));
        Log.call("containsAll(List.of('x', 'y', 'z', 'b'))", LoggedVector::withThree, c -> c.containsAll(List.of("x", "y", "z", "b")));
        Log.call("containsAll(List.of('b', 'c')) of empty", LoggedVector::withNone, c -> c.containsAll(List.of("b", "c")));
        Log.call("copyInto(new Object[5])", LoggedVector::withThree, c -> {
            c.copyInto(new Object[5]);
            return null;
        });
        Log.call("copyInto(new Object[5])", LoggedVector::withThree, c -> {
            c.copyInto(new Object[5]);
            return null;
        });
        Log.call("copyInto(new Object[5]) of empty", LoggedVector::withNone, c -> {
            c.copyInto(new Object[5]);
            return null;
        });
        Log.call("elementAt(1)", LoggedVector::withThree, c -> c.elementAt(1));
        Log.call("elementAt(0)", LoggedVector::withThree, c -> c.elementAt(0));
        Log.call("elementAt(1) of empty", LoggedVector::withNone, c -> c.elementAt(1));
        Log.view("elements()", LoggedVector::withThree, c -> c.elements());
        Log.view("elements() of empty", LoggedVector::withNone, c -> c.elements());
        Log.call("ensureCapacity(1)", LoggedVector::withThree, c -> {
            c.ensureCapacity(1);
            return null;
        });
        Log.call("ensureCapacity(0)", LoggedVector::withThree, c -> {
            c.ensureCapacity(0);
            return null;
        });
        Log.call("ensureCapacity(1) of empty", LoggedVector::withNone, c -> {
            c.ensureCapacity(1);
            return null;
        });
        Log.call("equals(List.of('a', 'b', 'c'))", LoggedVector::withThree, c -> c.equals(List.of("a", "b", "c")));
        Log.call("equals(Set.of('a', 'b', 'c'))", LoggedVector::withThree, c -> c.equals(Set.of("a", "b", "c")));
        Log.call("equals(List.of('a', 'b', 'c')) of empty", LoggedVector::withNone, c -> c.equals(List.of("a", "b", "c")));
        Log.call("firstElement()", LoggedVector::withThree, c -> c.firstElement());
        Log.call("firstElement() of empty", LoggedVector::withNone, c -> c.firstElement());
        Log.call("forEach(e -> Log.note(e))", LoggedVector::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e))", LoggedVector::withThree, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("forEach(e -> Log.note(e)) of empty", LoggedVector::withNone, c -> {
            c.forEach(e -> Log.note(e));
            return null;
        });
        Log.call("get(1)", LoggedVector::withThree, c -> c.get(1));
        Log.call("get(0)", LoggedVector::withThree, c -> c.get(0));
        Log.call("get(1) of empty", LoggedVector::withNone, c -> c.get(1));
        Log.call("hashCode()", LoggedVector::withThree, c -> c.hashCode());
        Log.call("hashCode() of empty", LoggedVector::withNone, c -> c.hashCode());
        Log.call("indexOf('b')", LoggedVector::withThree, c -> c.indexOf("b"));
        Log.call("indexOf('x')", LoggedVector::withThree, c -> c.indexOf("x"));
        Log.call("indexOf('b') of empty", LoggedVector::withNone, c -> c.indexOf("b"));
        Log.call("indexOf('b', 1)", LoggedVector::withThree, c -> c.indexOf("b", 1));
        Log.call("indexOf('x', 0)", LoggedVector::withThree, c -> c.indexOf("x", 0));
        Log.call("indexOf('b', 1) of empty", LoggedVector::withNone, c -> c.indexOf("b", 1));
        Log.call("insertElementAt('b', 1)", LoggedVector::withThree, c -> {
            c.insertElementAt("b", 1);
            return null;
        });
        Log.call("insertElementAt('x', 0)", LoggedVector::withThree, c -> {
            c.insertElementAt("x", 0);
            return null;
        });
        Log.call("insertElementAt('b', 1) of empty", LoggedVector::withNone, c -> {
            c.insertElementAt("b", 1);
            return null;
        });
        Log.call("isEmpty()", LoggedVector::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedVector::withNone, c -> c.isEmpty());
        Log.view("iterator()", LoggedVector::withThree, c -> c.iterator());
        Log.view("iterator() of empty", LoggedVector::withNone, c -> c.iterator());
        Log.call("lastElement()", LoggedVector::withThree, c -> c.lastElement());
        Log.call("lastElement() of empty", LoggedVector::withNone, c -> c.lastElement());
        Log.call("lastIndexOf('b')", LoggedVector::withThree, c -> c.lastIndexOf("b"));
        Log.call("lastIndexOf('x')", LoggedVector::withThree, c -> c.lastIndexOf("x"));
        Log.call("lastIndexOf('b') of empty", LoggedVector::withNone, c -> c.lastIndexOf("b"));
        Log.call("lastIndexOf('b', 2)", LoggedVector::withThree, c -> c.lastIndexOf("b", 2));
        Log.call("lastIndexOf('x', 2)", LoggedVector::withThree, c -> c.lastIndexOf("x", 2));
        Log.call("lastIndexOf('b', 2) of empty", LoggedVector::withNone, c -> c.lastIndexOf("b", 2));
        Log.view("listIterator()", LoggedVector::withThree, c -> c.listIterator());
        Log.view("listIterator() of empty", LoggedVector::withNone, c -> c.listIterator());
        Log.view("listIterator(1)", LoggedVector::withThree, c -> c.listIterator(1));
        Log.view("listIterator(0)", LoggedVector::withThree, c -> c.listIterator(0));
        Log.view("listIterator(1) of empty", LoggedVector::withNone, c -> c.listIterator(1));
        Log.call("remove(1)", LoggedVector::withThree, c -> c.remove(1));
        Log.call("remove(0)", LoggedVector::withThree, c -> c.remove(0));
        Log.call("remove(1) of empty", LoggedVector::withNone, c -> c.remove(1));
        Log.call("remove('b')", LoggedVector::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedVector::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedVector::withNone, c -> c.remove("b"));
        Log.call("removeAll(List.of('b', 'c'))", LoggedVector::withThree, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeAll(List.of('x', 'y', 'z', 'b'))", LoggedVector::withThree, c -> c.removeAll(List.of("x", "y", "z", "b")));
        Log.call("removeAll(List.of('b', 'c')) of empty", LoggedVector::withNone, c -> c.removeAll(List.of("b", "c")));
        Log.call("removeAllElements()", LoggedVector::withThree, c -> {
            c.removeAllElements();
            return null;
        });
        Log.call("removeAllElements() of empty", LoggedVector::withNone, c -> {
            c.removeAllElements();
            return null;
        });
        Log.call("removeElement('b')", LoggedVector::withThree, c -> c.removeElement("b"));
        Log.call("removeElement('x')", LoggedVector::withThree, c -> c.removeElement("x"));
        Log.call("removeElement('b') of empty", LoggedVector::withNone, c -> c.removeElement("b"));
        Log.call("removeElementAt(1)", LoggedVector::withThree, c -> {
            c.removeElementAt(1);
            return null;
        });
        Log.call("removeElementAt(0)", LoggedVector::withThree, c -> {
            c.removeElementAt(0);
            return null;
        });
        Log.call("removeElementAt(1) of empty", LoggedVector::withNone, c -> {
            c.removeElementAt(1);
            return null;
        });
        Log.call("removeIf(e -> e.equals('b'))", LoggedVector::withThree, c -> c.removeIf(e -> e.equals("b")));
        Log.call("removeIf(e -> e.equals('x'))", LoggedVector::withThree, c -> c.removeIf(e -> e.equals("x")));
        Log.call("removeIf(e -> e.equals('b')) of empty", LoggedVector::withNone, c -> c.removeIf(e -> e.equals("b")));
        Log.call("replaceAll(e -> e + e)", LoggedVector::withThree, c -> {
            c.replaceAll(e -> e + e);
            return null;
        });
        Log.call("replaceAll(e -> e + e)", LoggedVector::withThree, c -> {
            c.replaceAll(e -> e + e);
            return null;
        });
        Log.call("replaceAll(e -> e + e) of empty", LoggedVector::withNone, c -> {
            c.replaceAll(e -> e + e);
            return null;
        });
        Log.call("retainAll(List.of('b', 'c'))", LoggedVector::withThree, c -> c.retainAll(List.of("b", "c")));
        Log.call("retainAll(List.of('x', 'y', 'z', 'b'))", LoggedVector::withThree, c -> c.retainAll(List.of("x", "y", "z", "b")));
        Log.call("retainAll(List.of('b', 'c')) of empty", LoggedVector::withNone, c -> c.retainAll(List.of("b", "c")));
        Log.call("set(1, 'b')", LoggedVector::withThree, c -> c.set(1, "b"));
        Log.call("set(0, 'x')", LoggedVector::withThree, c -> c.set(0, "x"));
        Log.call("set(1, 'b') of empty", LoggedVector::withNone, c -> c.set(1, "b"));
        Log.call("setElementAt('b', 1)", LoggedVector::withThree, c -> {
            c.setElementAt("b", 1);
            return null;
        });
        Log.call("setElementAt('x', 0)", LoggedVector::withThree, c -> {
            c.setElementAt("x", 0);
            return null;
        });
        Log.call("setElementAt('b', 1) of empty", LoggedVector::withNone, c -> {
            c.setElementAt("b", 1);
            return null;
        });
        Log.call("setSize(2)", LoggedVector::withThree, c -> {
            c.setSize(2);
            return null;
        });
        Log.call("setSize(5)", LoggedVector::withThree, c -> {
            c.setSize(5);
            return null;
        });
        Log.call("setSize(2) of empty", LoggedVector::withNone, c -> {
            c.setSize(2);
            return null;
        });
        Log.call("size()", LoggedVector::withThree, c -> c.size());
        Log.call("size() of empty", LoggedVector::withNone, c -> c.size());
        Log.call("sort(Comparator.reverseOrder())", LoggedVector::withThree, c -> {
            c.sort(Comparator.reverseOrder());
            return null;
        });
        Log.call("sort(Comparator.reverseOrder())", LoggedVector::withThree, c -> {
            c.sort(Comparator.reverseOrder());
            return null;
        });
        Log.call("sort(Comparator.reverseOrder()) of empty", LoggedVector::withNone, c -> {
            c.sort(Comparator.reverseOrder());
            return null;
        });
        Log.view("spliterator()", LoggedVector::withThree, c -> c.spliterator());
        Log.view("spliterator() of empty", LoggedVector::withNone, c -> c.spliterator());
        Log.view("stream()", LoggedVector::withThree, c -> c.stream());
        Log.view("stream() of empty", LoggedVector::withNone, c -> c.stream());
        Log.view("subList(0, 2)", LoggedVector::withThree, c -> c.subList(0, 2));
        Log.view("subList(0, 1)", LoggedVector::withThree, c -> c.subList(0, 1));
        Log.view("subList(0, 2) of empty", LoggedVector::withNone, c -> c.subList(0, 2));
        Log.call("toArray()", LoggedVector::withThree, c -> c.toArray());
        Log.call("toArray() of empty", LoggedVector::withNone, c -> c.toArray());
        Log.call("toArray(new String[0])", LoggedVector::withThree, c -> c.toArray(new String[0]));
        Log.call("toArray(new String[5])", LoggedVector::withThree, c -> c.toArray(new String[5]));
        Log.call("toArray(new String[0]) of empty", LoggedVector::withNone, c -> c.toArray(new String[0]));
        Log.call("toArray(String[]::new)", LoggedVector::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new)", LoggedVector::withThree, c -> c.toArray(String[]::new));
        Log.call("toArray(String[]::new) of empty", LoggedVector::withNone, c -> c.toArray(String[]::new));
        Log.call("toString()", LoggedVector::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedVector::withNone, c -> c.toString());
        Log.call("trimToSize()", LoggedVector::withThree, c -> {
            c.trimToSize();
            return null;
        });
        Log.call("trimToSize() of empty", LoggedVector::withNone, c -> {
            c.trimToSize();
            return null;
        });
        Log.used(LoggedVector::withThree);
    }
}
