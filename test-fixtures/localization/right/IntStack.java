/** A stack that grows. */
public class IntStack {
    private int[] items = new int[2];
    private int size;

    public void push(int item) {
        if (size == items.length) {
            int[] larger = new int[items.length * 2];
            for (int i = 0; i < size; i++) {
                larger[i] = items[i];
            }
            items = larger;
        }
        items[size] = item;
        size++;
    }

    public int pop() {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        size--;
        return items[size];
    }

    public int peek() {
        return items[size - 1];
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** Turns the order of the items. */
    public void reverse() {
        for (int i = 0; i < size / 2; i++) {
            int kept = items[i];
            items[i] = items[size - 1 - i];
            items[size - 1 - i] = kept;
        }
    }
}
