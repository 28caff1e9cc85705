// Pins: a generic binary search tree with Comparable keys.
public class BinaryTree {
    static class Tree<K extends Comparable<K>, V> {
        private class Node {
            K key;
            V value;
            Node left, right;

            Node(K key, V value) {
                this.key = key;
                this.value = value;
            }
        }

        private Node root;
        private int size;

        void put(K key, V value) {
            root = put(root, key, value);
        }

        private Node put(Node n, K key, V value) {
            if (n == null) {
                size++;
                return new Node(key, value);
            }
            int c = key.compareTo(n.key);
            if (c < 0) {
                n.left = put(n.left, key, value);
            } else if (c > 0) {
                n.right = put(n.right, key, value);
            } else {
                n.value = value;
            }
            return n;
        }

        V get(K key) {
            Node n = root;
            while (n != null) {
                int c = key.compareTo(n.key);
                if (c == 0) {
                    return n.value;
                }
                n = c < 0 ? n.left : n.right;
            }
            return null;
        }

        int depth() {
            return depth(root);
        }

        private int depth(Node n) {
            return n == null ? 0 : 1 + Math.max(depth(n.left), depth(n.right));
        }
    }

    public static void main(String[] args) {
        Tree<String, Integer> t = new Tree<>();
        String[] words = "the cat and the dog and the bird".split(" ");
        for (String w : words) {
            Integer old = t.get(w);
            t.put(w, old == null ? 1 : old + 1);
        }
        System.out.println(t.get("the") + " " + t.get("and") + " " + t.get("bird") + " " + t.get("cow") + " " + t.size + " " + t.depth());
    }
}
