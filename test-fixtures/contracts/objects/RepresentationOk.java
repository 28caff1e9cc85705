/** The class says itself which objects are valid, as Java: what a method leaves behind has to be one. */
class RepresentationOk {
    int[] items;
    int size;

    boolean repOk() {
        return items != null && size >= 0 && size <= items.length;
    }

    // expect: holds
    void clear() {
        size = 0;
    }

    // expect: violated e.g. this.items={} this.size=0
    int removeLast() {
        size--; // <- fault: the collection may be empty
        return size;
    }

    // expect: violated e.g. other.items={} other.size=0
    static void grow(RepresentationOk other) {
        other.size++; // <- fault: there may be no room
    }
}
