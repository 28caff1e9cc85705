/** A set of words of two letters; every leaf ends a word. */
class Trie {
    Node root;

    static class Node {
        boolean isWord;
        Node[] children;
    }

    boolean repOk() {
        if (root == null) {
            return false;
        }
        Node[] seen = new Node[32];
        int count = check(root, seen, 0);
        return count >= 0;
    }

    // Nodes seen with these, or -1. The root alone may be a leaf without a word.
    private int check(Node node, Node[] seen, int count) {
        for (int i = 0; i < count; i++) {
            if (seen[i] == node) {
                return -1;
            }
        }
        seen[count++] = node;
        if (node.children == null) {
            return node.isWord || node == root ? count : -1;
        }
        if (node.children.length != 2) {
            return -1;
        }
        boolean hasChild = false;
        for (int letter = 0; letter < 2; letter++) {
            Node child = node.children[letter];
            if (child != null) {
                hasChild = true;
                count = check(child, seen, count);
                if (count < 0) {
                    return -1;
                }
            }
        }
        if (!hasChild) {
            return -1;
        }
        // Arrays aren't shared.
        for (int i = 0; i < count; i++) {
            if (seen[i] != node && seen[i].children == node.children) {
                return -1;
            }
        }
        return count;
    }

    boolean contains(String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) {
            if (node.children == null) {
                return false;
            }
            node = node.children[word.charAt(i) == 'a' ? 0 : 1];
            if (node == null) {
                return false;
            }
        }
        return node.isWord;
    }
}
