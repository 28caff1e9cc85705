package shop;

public class Cart {
    private int items = 0;

    public void add(int n) {
        items += n;
    }

    public boolean isEmpty() {
        return items == 0;
    }
}
