package lib;

public class Counter {
    int count = 100;
    protected int step = 2;

    public Counter() {}

    protected Counter(int count) {
        this.count = count;
    }

    Counter(long count) {
        this.count = -1;
    }

    public String show(long value) {
        return "long " + value;
    }

    String show(int value) {
        return "hidden int " + value;
    }

    public int count() {
        return count;
    }
}
