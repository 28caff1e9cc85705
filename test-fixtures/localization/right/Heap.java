import java.util.ArrayList;
import java.util.List;

/** A queue that gives the smallest item first. */
public class Heap {
    private final List<Integer> items = new ArrayList<>();

    public void add(int item) {
        items.add(item);
        int child = items.size() - 1;
        while (child > 0) {
            int parent = (child - 1) / 2;
            if (items.get(parent) <= items.get(child)) {
                break;
            }
            swap(parent, child);
            child = parent;
        }
    }

    public int removeSmallest() {
        int smallest = items.get(0);
        int last = items.remove(items.size() - 1);
        if (!items.isEmpty()) {
            items.set(0, last);
            sink(0);
        }
        return smallest;
    }

    private void sink(int parent) {
        int child = 2 * parent + 1;
        while (child < items.size()) {
            if (child + 1 < items.size() && items.get(child + 1) < items.get(child)) {
                child++;
            }
            if (items.get(parent) <= items.get(child)) {
                return;
            }
            swap(parent, child);
            parent = child;
            child = 2 * parent + 1;
        }
    }

    private void swap(int i, int j) {
        int kept = items.get(i);
        items.set(i, items.get(j));
        items.set(j, kept);
    }

    public int size() {
        return items.size();
    }
}
