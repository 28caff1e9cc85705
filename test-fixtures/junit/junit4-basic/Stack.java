public class Stack {
    private final int[] items = new int[3];
    private int size;

    public void push(int v) {
        items[size] = v;
        size++;
    }

    public int pop() {
        size--;
        return items[size];
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean isFull() {
        return size > items.length;
    }
}
