/** A search tree with a black root, no red node under a red one, and equally many black nodes on all ways. */
class RedBlackTree {
    Node root;

    static class Node {
        int key;
        boolean isRed;
        Node left;
        Node right;
    }

    boolean repOk() {
        if (root != null && root.isRed) {
            return false;
        }
        return blackNodes(root, Long.MIN_VALUE, Long.MAX_VALUE) >= 0;
    }

    private static int blackNodes(Node node, long above, long below) {
        if (node == null) {
            return 1;
        }
        if (node.key <= above || node.key >= below) {
            return -1;
        }
        if (node.isRed) {
            if (node.left != null && node.left.isRed) {
                return -1;
            }
            if (node.right != null && node.right.isRed) {
                return -1;
            }
        }
        int left = blackNodes(node.left, above, node.key);
        if (left < 0) {
            return -1;
        }
        int right = blackNodes(node.right, node.key, below);
        if (right != left) {
            return -1;
        }
        return node.isRed ? left : left + 1;
    }

    int countRed() {
        return countRed(root);
    }

    private static int countRed(Node node) {
        if (node == null) {
            return 0;
        }
        return (node.isRed ? 1 : 0) + countRed(node.left) + countRed(node.right);
    }
}
