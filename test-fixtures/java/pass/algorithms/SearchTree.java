// Pins: an int search tree: insert, contains, delete, traversals by recursion.
public class SearchTree {
    static class Node {
        int key;
        Node left, right;
    }

    Node root;

    static Node insert(Node n, int key) {
        if (n == null) {
            Node fresh = new Node();
            fresh.key = key;
            return fresh;
        }
        if (key < n.key) {
            n.left = insert(n.left, key);
        } else if (key > n.key) {
            n.right = insert(n.right, key);
        }
        return n;
    }

    static Node delete(Node n, int key) {
        if (n == null) {
            return null;
        }
        if (key < n.key) {
            n.left = delete(n.left, key);
        } else if (key > n.key) {
            n.right = delete(n.right, key);
        } else if (n.left == null) {
            return n.right;
        } else if (n.right == null) {
            return n.left;
        } else {
            Node min = n.right;
            while (min.left != null) {
                min = min.left;
            }
            n.key = min.key;
            n.right = delete(n.right, min.key);
        }
        return n;
    }

    static String inOrder(Node n) {
        return n == null ? "" : inOrder(n.left) + n.key + " " + inOrder(n.right);
    }

    static String preOrder(Node n) {
        return n == null ? "." : "(" + n.key + preOrder(n.left) + preOrder(n.right) + ")";
    }

    static int height(Node n) {
        return n == null ? 0 : 1 + Math.max(height(n.left), height(n.right));
    }

    boolean contains(int key) {
        Node n = root;
        while (n != null && n.key != key) {
            n = key < n.key ? n.left : n.right;
        }
        return n != null;
    }

    public static void main(String[] args) {
        SearchTree t = new SearchTree();
        for (int k : new int[] {50, 30, 70, 20, 40, 60, 80, 30}) {
            t.root = insert(t.root, k);
        }
        System.out.println(inOrder(t.root) + height(t.root));
        System.out.println(preOrder(t.root));
        t.root = delete(t.root, 50);
        t.root = delete(t.root, 20);
        t.root = delete(t.root, 999);
        System.out.println(preOrder(t.root));
        System.out.println(t.contains(40) + " " + t.contains(50));
    }
}
