class Door {
    boolean open;
    boolean locked;

    void open() {
        open = true;
    }

    void lock() {
        locked = true;
    }

    void unlock() {
        locked = false;
    }
}
