/** A binary search tree of different values. */
public class SearchTree {
    private static final class Node {
        final int value;
        Node left;
        Node right;

        Node(int value) {
            this.value = value;
        }
    }

    private Node root;
    private int size;

    public boolean add(int value) {
        if (root == null) {
            root = new Node(value);
            size = 1;
            return true;
        }
        Node node = root;
        while (node.value != value) {
            Node next = value < node.value ? node.left : node.right;
            if (next == null) {
                Node added = new Node(value);
                if (value < node.value) {
                    node.left = added;
                } else {
                    node.right = added;
                }
                size++;
                return true;
            }
            node = next;
        }
        return false;
    }

    public boolean contains(int value) {
        Node node = root;
        while (node != null) {
            if (node.value == value) {
                return true;
            }
            node = value < node.value ? node.left : node.right;
        }
        return false;
    }

    public int height() {
        return height(root);
    }

    private static int height(Node node) {
        if (node == null) {
            return 0;
        }
        return 1 + Math.max(height(node.left), height(node.right));
    }

    /** The number of values from one to another, both included. */
    public int countBetween(int from, int to) {
        return countBetween(root, from, to);
    }

    private static int countBetween(Node node, int from, int to) {
        if (node == null) {
            return 0;
        }
        int count = 0;
        if (node.value >= from && node.value <= to) {
            count = 1;
        }
        if (node.value > from) {
            count += countBetween(node.left, from, to);
        }
        if (node.value < to) {
            count += countBetween(node.right, from, to);
        }
        return count;
    }

    public int size() {
        return size;
    }
}
