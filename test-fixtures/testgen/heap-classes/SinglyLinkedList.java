/** A list that ends with null and knows its size. */
class SinglyLinkedList {
    Node head;
    int size;

    static class Node {
        int value;
        Node next;
    }

    boolean repOk() {
        Node[] seen = new Node[size < 0 || size > 100 ? 0 : size];
        int count = 0;
        for (Node node = head; node != null; node = node.next) {
            if (count >= seen.length) {
                return false;
            }
            for (int i = 0; i < count; i++) {
                if (seen[i] == node) {
                    return false;
                }
            }
            seen[count++] = node;
        }
        return count == size;
    }

    void add(int value) {
        Node node = new Node();
        node.value = value;
        if (head == null) {
            head = node;
        } else {
            Node last = head;
            while (last.next != null) {
                last = last.next;
            }
            last.next = node;
        }
        size++;
    }

    boolean remove(int value) {
        Node before = null;
        for (Node node = head; node != null; node = node.next) {
            if (node.value == value) {
                if (before == null) {
                    head = node.next;
                } else {
                    before.next = node.next;
                }
                size--;
                return true;
            }
            before = node;
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
}
