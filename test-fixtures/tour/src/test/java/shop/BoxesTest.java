package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class BoxesTest {
    @Test
    void exactFit() {
        assertEquals(3, Boxes.needed(12, 4));
        assertEquals(4, Boxes.inLast(12, 4));
    }

    @Test
    void oneMore() {
        assertEquals(4, Boxes.needed(13, 4));
        assertEquals(1, Boxes.inLast(13, 4));
    }

    @Test
    void nothing() {
        assertEquals(0, Boxes.needed(0, 4));
        assertEquals(0, Boxes.inLast(0, 4));
    }

    @Test
    void emptyBox() {
        assertThrows(IllegalArgumentException.class, () -> Boxes.needed(1, 0));
    }
}
