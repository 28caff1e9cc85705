/** A list of linked nodes. */
public class Chain {
    private static class Node {
        int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private Node first;
    private int length;

    public void add(int value) {
        Node node = new Node(value);
        if (first == null) {
            first = node;
        } else {
            Node last = first;
            while (last.next != null) {
                last = last.next;
            }
            last.next = node;
        }
        length++;
    }

    public boolean remove(int value) {
        Node before = null;
        Node node = first;
        while (node != null) {
            if (node.value == value) {
                if (before == null) {
                    first = node.next;
                } else {
                    before.next = node.next;
                }
                length--;
                return true;
            }
            before = node;
            node = node.next;
        }
        return false;
    }

    public void reverse() {
        Node turned = null;
        Node node = first;
        while (node != null) {
            Node next = node.next;
            node.next = turned;
            turned = node;
            node = next;
        }
        first = turned;
    }

    public int length() {
        return length;
    }

    @Override
    public String toString() {
        String text = "";
        for (Node node = first; node != null; node = node.next) {
            if (!text.isEmpty()) {
                text += " ";
            }
            text += node.value;
        }
        return text;
    }
}
