package shop;

/** How many boxes an order needs and how full the last one is. */
public class Boxes {
    static int needed(int items, int perBox) {
        if (perBox <= 0) {
            throw new IllegalArgumentException("a box holds at least one item");
        }
        return (items + perBox - 1) / perBox;
    }

    static int inLast(int items, int perBox) {
        if (items == 0) {
            return 0;
        }
        return items - (needed(items, perBox) - 1) * perBox;
    }
}
