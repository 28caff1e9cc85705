/** A ring of nodes with a chord from each node to any node of the ring, or none. */
class CyclicGraph {
    Node start;

    static class Node {
        Node next;
        Node chord;
    }

    boolean repOk() {
        if (start == null) {
            return false;
        }
        Node[] seen = new Node[32];
        int count = 0;
        Node node = start;
        do {
            if (node == null) {
                return false;
            }
            for (int i = 0; i < count; i++) {
                if (seen[i] == node) {
                    return false;
                }
            }
            seen[count++] = node;
            node = node.next;
        } while (node != start);
        for (int i = 0; i < count; i++) {
            Node chord = seen[i].chord;
            boolean isInside = chord == null;
            for (int j = 0; j < count && !isInside; j++) {
                isInside = seen[j] == chord;
            }
            if (!isInside) {
                return false;
            }
        }
        return true;
    }

    boolean hasLoop() {
        Node node = start;
        do {
            if (node.chord == node) {
                return true;
            }
            node = node.next;
        } while (node != start);
        return false;
    }
}
