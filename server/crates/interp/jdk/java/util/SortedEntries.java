// What java.util.TreeMap and its views share: the entries as a red-black tree. Not a class of the JDK's
// interface.
// Source: documentation of java.util.TreeMap, Java SE 17, which names the algorithms of Cormen, Leiserson and
// Rivest, Introduction to Algorithms. The shape of the tree shows: in which keys are compared, and, where an
// entry is removed during an iteration, in what the iteration finds next, since an entry with two children
// is removed by way of taking over the one that follows it.
package java.util;

final class SortedEntries<K, V> {
    static final class Node<K, V> extends AbstractMap.BaseEntry<K, V> {
        K key;
        V value;
        Node<K, V> parent;
        Node<K, V> left;
        Node<K, V> right;
        boolean red;

        Node(K key, V value, Node<K, V> parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }
    }

    final Comparator<Object> order;
    private Node<K, V> root;
    int size;
    int changes;

    SortedEntries(Comparator<? super K> order) {
        this.order = (Comparator<Object>) order;
    }

    int compare(Object left, Object right) {
        return order != null ? order.compare(left, right) : ((Comparable<Object>) left).compareTo(right);
    }

    private void checkKey(Object key) {
        if (order == null) {
            Objects.requireNonNull(key);
        }
    }

    Node<K, V> find(Object key) {
        if (order == null) {
            Objects.requireNonNull(key);
            if (root == null) {
                // It must be comparable even if there is nothing to compare it to.
                Comparable<Object> comparable = (Comparable<Object>) key;
            }
        }
        Node<K, V> node = root;
        while (node != null) {
            int result = compare(key, node.key);
            if (result == 0) {
                return node;
            }
            node = result < 0 ? node.left : node.right;
        }
        return null;
    }

    /** The node with the least key that is greater, or with `orEqual` not less. */
    Node<K, V> above(Object key, boolean orEqual) {
        Node<K, V> best = null;
        Node<K, V> node = root;
        while (node != null) {
            int result = compare(key, node.key);
            if (result == 0 && orEqual) {
                return node;
            }
            if (result < 0) {
                best = node;
                node = node.left;
            } else {
                node = node.right;
            }
        }
        return best;
    }

    /** The node with the greatest key that is less, or with `orEqual` not greater. */
    Node<K, V> below(Object key, boolean orEqual) {
        Node<K, V> best = null;
        Node<K, V> node = root;
        while (node != null) {
            int result = compare(key, node.key);
            if (result == 0 && orEqual) {
                return node;
            }
            if (result > 0) {
                best = node;
                node = node.right;
            } else {
                node = node.left;
            }
        }
        return best;
    }

    Node<K, V> first() {
        Node<K, V> node = root;
        while (node != null && node.left != null) {
            node = node.left;
        }
        return node;
    }

    Node<K, V> last() {
        Node<K, V> node = root;
        while (node != null && node.right != null) {
            node = node.right;
        }
        return node;
    }

    static <K, V> Node<K, V> after(Node<K, V> node) {
        if (node.right != null) {
            Node<K, V> next = node.right;
            while (next.left != null) {
                next = next.left;
            }
            return next;
        }
        Node<K, V> child = node;
        Node<K, V> up = node.parent;
        while (up != null && up.right == child) {
            child = up;
            up = up.parent;
        }
        return up;
    }

    static <K, V> Node<K, V> before(Node<K, V> node) {
        if (node.left != null) {
            Node<K, V> next = node.left;
            while (next.right != null) {
                next = next.right;
            }
            return next;
        }
        Node<K, V> child = node;
        Node<K, V> up = node.parent;
        while (up != null && up.left == child) {
            child = up;
            up = up.parent;
        }
        return up;
    }

    /** Where a key is, or where it would be: below a node, to its left or right, or as the first. */
    static final class Place<K, V> {
        Node<K, V> found;
        Node<K, V> parent;
        boolean isLeft;
    }

    Place<K, V> place(Object key) {
        Place<K, V> place = new Place<K, V>();
        if (root == null) {
            return place;
        }
        checkKey(key);
        Node<K, V> node = root;
        while (node != null) {
            int result = compare(key, node.key);
            if (result == 0) {
                place.found = node;
                return place;
            }
            place.parent = node;
            place.isLeft = result < 0;
            node = place.isLeft ? node.left : node.right;
        }
        return place;
    }

    void insert(Place<K, V> place, K key, V value) {
        Node<K, V> added = new Node<K, V>(key, value, place.parent);
        if (place.parent == null) {
            checkFirst(key);
            root = added;
        } else if (place.isLeft) {
            place.parent.left = added;
        } else {
            place.parent.right = added;
        }
        size++;
        changes++;
        added.red = true;
        Node<K, V> node = added;
        while (isRed(node.parent)) {
            Node<K, V> parent = node.parent;
            Node<K, V> grandparent = parent.parent;
            boolean isLeft = grandparent.left == parent;
            Node<K, V> uncle = isLeft ? grandparent.right : grandparent.left;
            if (isRed(uncle)) {
                parent.red = false;
                uncle.red = false;
                grandparent.red = true;
                node = grandparent;
            } else {
                if (node == (isLeft ? parent.right : parent.left)) {
                    node = parent;
                    rotate(node, isLeft);
                }
                node.parent.red = false;
                grandparent.red = true;
                rotate(grandparent, !isLeft);
            }
        }
        root.red = false;
    }

    /** The first key is compared with itself. */
    private void checkFirst(K key) {
        if (key == null && order == null) {
            throw new NullPointerException(
                    "Cannot invoke \"java.lang.Comparable.compareTo(Object)\" because \"k1\" is null");
        }
        compare(key, key);
    }

    private static boolean isRed(Node<?, ?> node) {
        return node != null && node.red;
    }

    /** Moves a child of the node into its place: the right one if it goes to the left. */
    private void rotate(Node<K, V> node, boolean toLeft) {
        Node<K, V> child = toLeft ? node.right : node.left;
        Node<K, V> inner = toLeft ? child.left : child.right;
        if (toLeft) {
            node.right = inner;
            child.left = node;
        } else {
            node.left = inner;
            child.right = node;
        }
        if (inner != null) {
            inner.parent = node;
        }
        replace(node, child);
        node.parent = child;
    }

    /** Puts another node, or null, below the parent of a node, in its place. */
    private void replace(Node<K, V> node, Node<K, V> other) {
        Node<K, V> parent = node.parent;
        if (other != null) {
            other.parent = parent;
        }
        if (parent == null) {
            root = other;
        } else if (parent.left == node) {
            parent.left = other;
        } else {
            parent.right = other;
        }
    }

    void remove(Node<K, V> removed) {
        changes++;
        size--;
        Node<K, V> node = removed;
        if (node.left != null && node.right != null) {
            Node<K, V> next = after(node);
            node.key = next.key;
            node.value = next.value;
            node = next;
        }
        Node<K, V> child = node.left != null ? node.left : node.right;
        if (child != null) {
            replace(node, child);
            node.left = null;
            node.right = null;
            node.parent = null;
            if (!node.red) {
                balance(child);
            }
        } else {
            if (!node.red) {
                balance(node);
            }
            replace(node, null);
            node.parent = null;
        }
    }

    /** One black node too few is on each path through the node. */
    private void balance(Node<K, V> start) {
        Node<K, V> node = start;
        while (node != root && !node.red) {
            Node<K, V> parent = node.parent;
            boolean isLeft = parent.left == node;
            Node<K, V> sibling = isLeft ? parent.right : parent.left;
            if (isRed(sibling)) {
                sibling.red = false;
                parent.red = true;
                rotate(parent, isLeft);
                sibling = isLeft ? parent.right : parent.left;
            }
            Node<K, V> inner = isLeft ? sibling.left : sibling.right;
            Node<K, V> outer = isLeft ? sibling.right : sibling.left;
            if (!isRed(inner) && !isRed(outer)) {
                sibling.red = true;
                node = parent;
            } else {
                if (!isRed(outer)) {
                    inner.red = false;
                    sibling.red = true;
                    rotate(sibling, !isLeft);
                    sibling = isLeft ? parent.right : parent.left;
                    outer = isLeft ? sibling.right : sibling.left;
                }
                sibling.red = parent.red;
                parent.red = false;
                outer.red = false;
                rotate(parent, isLeft);
                node = root;
            }
        }
        node.red = false;
    }

    void clear() {
        changes++;
        size = 0;
        root = null;
    }

    /** Instead of what there is, entries that come in order: as flat a tree as there is, red in its lowest row. */
    void fill(Iterator<? extends Map.Entry<? extends K, ? extends V>> sorted, int count) {
        size = count;
        int redRow = 0;
        for (int row = count - 1; row >= 0; row = row / 2 - 1) {
            redRow++;
        }
        root = filled(sorted, 0, count - 1, 0, redRow);
    }

    private Node<K, V> filled(Iterator<? extends Map.Entry<? extends K, ? extends V>> sorted, int from, int to, int row,
            int redRow) {
        if (to < from) {
            return null;
        }
        int middle = from + to >>> 1;
        Node<K, V> left = from < middle ? filled(sorted, from, middle - 1, row + 1, redRow) : null;
        Map.Entry<? extends K, ? extends V> entry = sorted.next();
        Node<K, V> node = new Node<K, V>(entry.getKey(), entry.getValue(), null);
        node.red = row == redRow;
        node.left = left;
        if (left != null) {
            left.parent = node;
        }
        if (middle < to) {
            node.right = filled(sorted, middle + 1, to, row + 1, redRow);
            node.right.parent = node;
        }
        return node;
    }
}
