// Pins: a singly linked list: add, remove, reverse, middle, cycle detection.
public class LinkedListOps {
    static class Node {
        int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    Node head;
    int size;

    void add(int v) {
        Node n = new Node(v);
        if (head == null) {
            head = n;
        } else {
            Node at = head;
            while (at.next != null) {
                at = at.next;
            }
            at.next = n;
        }
        size++;
    }

    boolean remove(int v) {
        Node before = null;
        for (Node n = head; n != null; before = n, n = n.next) {
            if (n.value == v) {
                if (before == null) {
                    head = n.next;
                } else {
                    before.next = n.next;
                }
                size--;
                return true;
            }
        }
        return false;
    }

    void reverse() {
        Node done = null;
        while (head != null) {
            Node next = head.next;
            head.next = done;
            done = head;
            head = next;
        }
        head = done;
    }

    int middle() {
        Node slow = head, fast = head;
        while (fast.next != null && fast.next.next != null) {
            slow = slow.next;
            fast = fast.next.next;
        }
        return slow.value;
    }

    boolean cyclic() {
        Node slow = head, fast = head;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) {
                return true;
            }
        }
        return false;
    }

    public String toString() {
        String s = "[";
        for (Node n = head; n != null; n = n.next) {
            s += n.value + (n.next == null ? "" : ", ");
        }
        return s + "]";
    }

    public static void main(String[] args) {
        LinkedListOps l = new LinkedListOps();
        for (int i = 1; i <= 6; i++) {
            l.add(i * i);
        }
        System.out.println(l + " " + l.middle());
        l.reverse();
        System.out.println(l + " " + l.remove(36) + " " + l.remove(1) + " " + l.remove(9) + " " + l.remove(7) + " " + l + " " + l.size);
        System.out.println(l.cyclic());
        l.head.next.next.next = l.head;
        System.out.println(l.cyclic());
    }
}
