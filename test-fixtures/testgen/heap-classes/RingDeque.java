/** A double-ended queue in an array that is used as a ring; unused places are 0. */
class RingDeque {
    int[] items;
    int first;
    int size;

    boolean repOk() {
        if (items == null || items.length == 0) {
            return false;
        }
        if (first < 0 || first >= items.length || size < 0 || size > items.length) {
            return false;
        }
        for (int i = size; i < items.length; i++) {
            if (items[(first + i) % items.length] != 0) {
                return false;
            }
        }
        return true;
    }

    boolean addLast(int item) {
        if (size == items.length) {
            return false;
        }
        items[(first + size) % items.length] = item;
        size++;
        return true;
    }

    int removeFirst() {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        int item = items[first];
        items[first] = 0;
        first = (first + 1) % items.length;
        size--;
        return item;
    }
}
