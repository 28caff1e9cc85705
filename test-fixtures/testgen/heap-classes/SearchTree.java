/** A binary search tree without duplicates. */
class SearchTree {
    Node root;

    static class Node {
        int key;
        Node left;
        Node right;
    }

    boolean repOk() {
        return isOrdered(root, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    // Strict bounds on both sides exclude sharing and cycles.
    private static boolean isOrdered(Node node, long above, long below) {
        if (node == null) {
            return true;
        }
        if (node.key <= above || node.key >= below) {
            return false;
        }
        return isOrdered(node.left, above, node.key) && isOrdered(node.right, node.key, below);
    }

    boolean contains(int key) {
        Node node = root;
        while (node != null) {
            if (key == node.key) {
                return true;
            }
            node = key < node.key ? node.left : node.right;
        }
        return false;
    }

    void insert(int key) {
        if (root == null) {
            root = leaf(key);
            return;
        }
        Node node = root;
        while (true) {
            if (key == node.key) {
                return;
            }
            if (key < node.key) {
                if (node.left == null) {
                    node.left = leaf(key);
                    return;
                }
                node = node.left;
            } else {
                if (node.right == null) {
                    node.right = leaf(key);
                    return;
                }
                node = node.right;
            }
        }
    }

    private static Node leaf(int key) {
        Node node = new Node();
        node.key = key;
        return node;
    }
}
