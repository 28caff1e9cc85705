package nodes;

import java.util.Objects;

class Node {
    int value;
    Node next;

    Node(int value) { this.value = value; }

    static Node reversed(Node list) {
        Node result = null;
        while (list != null) {
            Node rest = list.next;
            list.next = result;
            result = list;
            list = rest;
        }
        return result;
    }

    boolean hasCycle() {
        Node slow = this, fast = this;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) return true;
        }
        return false;
    }

    Node copy() {
        Node copy = new Node(value);
        copy.next = next == null ? null : next.copy();
        return copy;
    }
}

/** Its nodes can't be seen from outside. */
class Stack {
    private static class Cell {
        final int value;
        final Cell below;
        Cell(int value, Cell below) { this.value = value; this.below = below; }
    }

    private Cell top;
    private int size;

    void push(int value) { top = new Cell(value, top); size++; }

    int pop() {
        if (top == null) throw new IllegalStateException("empty");
        int value = top.value;
        top = top.below;
        size--;
        return value;
    }

    int size() { return size; }
}

class Account {
    private final String owner;
    private long balance;
    protected Account parent;
    private int secret = 3;

    Account(String owner) { this.owner = Objects.requireNonNull(owner); }

    String getOwner() { return owner; }
    long getBalance() { return this.balance; }
    void deposit(long amount) { if (amount <= 0) throw new IllegalArgumentException("amount"); balance += amount; }
    void lose() { secret = 0; }

    long moveTo(Account other, long amount) {
        balance -= amount;
        other.balance += amount;
        return balance;
    }
}

record Point(int x, double y) {
    Point plus(Point other) { return new Point(x + other.x, y + other.y); }
}

abstract class Shape {
    abstract double area();

    static Shape larger(Shape a, Shape b) { return a.area() >= b.area() ? a : b; }

    static Shape square(int side) { return new Square(side); }
}

class Square extends Shape {
    final double side;
    Square(double side) { this.side = side; }
    double area() { return side * side; }
}

class Box<T> {
    private T content;
    void put(T content) { this.content = content; }
    T get() { return content; }
    static int sum(Box<Integer> a, Box<Integer> b) { return a.get() + b.get(); }
    static <T> Box<T> swapped(Box<T> box, T content) { Box<T> result = new Box<>(); result.put(box.content); box.put(content); return result; }
}

class Outer {
    private int hidden;
    static Outer with(int hidden) { Outer outer = new Outer(); outer.hidden = hidden; return outer; }
    static int peek(Outer outer) { return outer.hidden; }
    private static int secret(int x) { return x; }
    static int forever(int x) { while (x != 0) { x = x | 1; } return x; }
    static int deep(int x) { return deep(x + 1); }
}

class NodesInputs {
    static Node list(int... values) {
        Node list = null;
        for (int i = values.length - 1; i >= 0; i--) { Node node = new Node(values[i]); node.next = list; list = node; }
        return list;
    }
    static Object[] reversed_1() { return new Object[] {null}; }
    static Object[] reversed_2() { return new Object[] {list(1, 2, 2)}; }
    static Object[] hasCycle_1() { return new Object[] {list(1, 2, 3)}; }
    static Object[] hasCycle_2() { Node n = list(1, 2, 3); n.next.next.next = n.next; return new Object[] {n}; }
    static Object[] hasCycle_3() { Node n = list(7); n.next = n; return new Object[] {n}; }
    static Object[] copy_1() { return new Object[] {list(4, 4, 4)}; }
    static Object[] pop_1() { Stack s = new Stack(); s.push(3); s.push(-1); s.push(3); return new Object[] {s}; }
    static Object[] pop_2() { return new Object[] {new Stack()}; }
    static Object[] push_1() { Stack s = new Stack(); s.push(3); return new Object[] {s, 5}; }
    static Object[] moveTo_1() {
        Account a = new Account("ann"); a.deposit(7); Account b = new Account("bob"); b.parent = a;
        return new Object[] {a, b, 4L};
    }
    static Object[] moveTo_2() { Account a = new Account("ann"); a.deposit(7); return new Object[] {a, a, 4L}; }
    static Object[] deposit_1() { return new Object[] {new Account("x"), 0L}; }
    static Object[] plus_1() { return new Object[] {new Point(1, 0.5), new Point(-1, Double.NaN)}; }
    static Object[] larger_1() { return new Object[] {new Square(2), new Square(3)}; }
    static Object[] square_1() { return new Object[] {4}; }
    static Object[] sum_1() { Box<Integer> b = new Box<>(); b.put(1000); return new Object[] {b, b}; }
    static Object[] swapped_1() { Box<Object> b = new Box<>(); b.put("a"); return new Object[] {b, 5}; }
    // left out: no constructor and no sequence of calls was found that sets Outer.hidden
    static Object[] peek_1() { Outer o = Outer.with(3); return new Object[] {o}; }
    // left out: `secret` can't be called from a test: it is private
    static Object[] secret_1() { return new Object[] {3}; }
    // left out: the call doesn't end
    static Object[] forever_1() { return new Object[] {1}; }
    // left out: how deep calls may go depends on the machine
    static Object[] deep_1() { return new Object[] {1}; }
}
