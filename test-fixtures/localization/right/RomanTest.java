import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class RomanTest {
    @Test
    void small() {
        assertEquals("III", Roman.write(3));
        assertEquals("IV", Roman.write(4));
        assertEquals("VI", Roman.write(6));
    }

    @Test
    void large() {
        assertEquals("MCMXCIV", Roman.write(1994));
        assertEquals("MMXXIV", Roman.write(2024));
    }

    @Test
    void readSmall() {
        assertEquals(9, Roman.read("IX"));
        assertEquals(13, Roman.read("XIII"));
    }

    @Test
    void readLarge() {
        assertEquals(1994, Roman.read("MCMXCIV"));
        assertEquals(449, Roman.read("CDXLIX"));
    }

    @Test
    void wrong() {
        assertThrows(IllegalArgumentException.class, () -> Roman.read("IQ"));
    }
}
