import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class BitsTest {
    @Test
    void ones() {
        assertEquals(0, Bits.ones(0));
        assertEquals(3, Bits.ones(0b10110));
        assertEquals(32, Bits.ones(-1));
    }

    @Test
    void highest() {
        assertEquals(-1, Bits.highest(0));
        assertEquals(4, Bits.highest(17));
        assertEquals(31, Bits.highest(-5));
    }

    @Test
    void reversed() {
        assertEquals(0b1011, Bits.reverse(0b1101, 4));
        assertEquals(0b1000, Bits.reverse(1, 4));
    }

    @Test
    void parity() {
        assertTrue(Bits.parity(7));
        assertFalse(Bits.parity(6));
    }

    @Test
    void binary() {
        assertEquals("1010", Bits.binary(10));
        assertEquals("0", Bits.binary(0));
        assertEquals("1", Bits.binary(1));
    }
}
