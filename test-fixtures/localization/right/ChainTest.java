import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class ChainTest {
    private static Chain of(int... values) {
        Chain chain = new Chain();
        for (int value : values) {
            chain.add(value);
        }
        return chain;
    }

    @Test
    void empty() {
        assertEquals("", of().toString());
        assertEquals(0, of().length());
    }

    @Test
    void added() {
        assertEquals("3 1 2", of(3, 1, 2).toString());
        assertEquals(3, of(3, 1, 2).length());
    }

    @Test
    void removeFirst() {
        Chain chain = of(1, 2, 3);
        assertTrue(chain.remove(1));
        assertEquals("2 3", chain.toString());
    }

    @Test
    void removeInside() {
        Chain chain = of(1, 2, 3);
        assertTrue(chain.remove(2));
        assertEquals("1 3", chain.toString());
        assertEquals(2, chain.length());
    }

    @Test
    void removeMissing() {
        Chain chain = of(1, 2);
        assertFalse(chain.remove(5));
        assertEquals(2, chain.length());
    }

    @Test
    void reversed() {
        Chain chain = of(1, 2, 3);
        chain.reverse();
        assertEquals("3 2 1", chain.toString());
    }
}
