public class Counter {
    private int value;

    public void add(int n) {
        if (n > 0) {
            value += n;
        }
    }

    public int value() {
        return value;
    }
}
