/** A search tree whose subtrees differ by at most one in height. */
class AvlTree {
    Node root;

    static class Node {
        int key;
        int height;
        Node left;
        Node right;
    }

    boolean repOk() {
        return check(root, Long.MIN_VALUE, Long.MAX_VALUE) >= 0;
    }

    // The height, or -1 if something is wrong.
    private static int check(Node node, long above, long below) {
        if (node == null) {
            return 0;
        }
        if (node.key <= above || node.key >= below) {
            return -1;
        }
        int left = check(node.left, above, node.key);
        if (left < 0) {
            return -1;
        }
        int right = check(node.right, node.key, below);
        if (right < 0 || left - right > 1 || right - left > 1) {
            return -1;
        }
        int height = Math.max(left, right) + 1;
        return node.height == height ? height : -1;
    }

    int height() {
        return root == null ? 0 : root.height;
    }

    Integer minimum() {
        if (root == null) {
            return null;
        }
        Node node = root;
        while (node.left != null) {
            node = node.left;
        }
        return node.key;
    }
}
