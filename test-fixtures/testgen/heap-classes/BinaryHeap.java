/** A heap in an array: no element is smaller than its children. */
class BinaryHeap {
    int[] items;
    int size;

    boolean repOk() {
        if (items == null || size < 0 || size > items.length) {
            return false;
        }
        for (int i = 1; i < size; i++) {
            if (items[i] > items[(i - 1) / 2]) {
                return false;
            }
        }
        for (int i = size; i < items.length; i++) {
            if (items[i] != 0) {
                return false;
            }
        }
        return true;
    }

    int maximum() {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        return items[0];
    }

    boolean offer(int item) {
        if (size == items.length) {
            return false;
        }
        int place = size++;
        while (place > 0 && items[(place - 1) / 2] < item) {
            items[place] = items[(place - 1) / 2];
            place = (place - 1) / 2;
        }
        items[place] = item;
        return true;
    }
}
