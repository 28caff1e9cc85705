/** A list with links both ways. */
class DoublyLinkedList {
    Node first;
    Node last;

    static class Node {
        int value;
        Node previous;
        Node next;
    }

    boolean repOk() {
        if (first == null) {
            return last == null;
        }
        if (first.previous != null) {
            return false;
        }
        Node node = first;
        // A node whose successor points back to it can't be met twice on the way.
        while (node.next != null) {
            if (node.next.previous != node) {
                return false;
            }
            node = node.next;
        }
        return last == node;
    }

    void addLast(int value) {
        Node node = new Node();
        node.value = value;
        node.previous = last;
        if (last == null) {
            first = node;
        } else {
            last.next = node;
        }
        last = node;
    }

    int removeFirst() {
        if (first == null) {
            throw new IllegalStateException("empty");
        }
        int value = first.value;
        first = first.next;
        if (first == null) {
            last = null;
        } else {
            first.previous = null;
        }
        return value;
    }
}
