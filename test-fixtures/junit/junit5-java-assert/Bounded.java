class Bounded {
    private int value;

    void set(int v) {
        assert v >= 0 : "negative: " + v;
        value = v;
    }

    int get() {
        return value;
    }
}
