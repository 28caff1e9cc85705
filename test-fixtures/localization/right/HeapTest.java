import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class HeapTest {
    private static Heap of(int... items) {
        Heap heap = new Heap();
        for (int item : items) {
            heap.add(item);
        }
        return heap;
    }

    private static String drained(Heap heap) {
        String text = "";
        while (heap.size() > 0) {
            text += heap.removeSmallest() + " ";
        }
        return text;
    }

    @Test
    void one() {
        assertEquals("7 ", drained(of(7)));
    }

    @Test
    void falling() {
        assertEquals("1 2 3 4 5 ", drained(of(5, 4, 3, 2, 1)));
    }

    @Test
    void rising() {
        assertEquals("1 2 3 4 ", drained(of(1, 2, 3, 4)));
    }

    @Test
    void mixed() {
        assertEquals("1 2 2 6 8 9 ", drained(of(8, 2, 9, 1, 6, 2)));
    }

    @Test
    void addedLater() {
        Heap heap = of(4, 6);
        assertEquals(4, heap.removeSmallest());
        heap.add(1);
        assertEquals(1, heap.removeSmallest());
        assertEquals(1, heap.size());
    }
}
