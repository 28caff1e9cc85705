import static org.junit.jupiter.api.Assertions.*;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class InventoryTest {
    private final Inventory inventory = new Inventory();

    @BeforeEach
    void fill() {
        inventory.add("nail", 100);
        inventory.add("axe", 2);
    }

    @Test
    void total() {
        assertEquals(102, inventory.total());
    }

    @Test
    void addsUp() {
        inventory.add("axe", 3);
        assertEquals(105, inventory.total());
    }

    @Test
    void takesSome() {
        assertEquals(30, inventory.take("nail", 30));
        assertEquals(72, inventory.total());
        assertTrue(inventory.has("nail"));
    }

    @Test
    void takesAll() {
        assertEquals(2, inventory.take("axe", 5));
        assertFalse(inventory.has("axe"));
    }

    @Test
    void takesNothing() {
        assertEquals(0, inventory.take("saw", 1));
    }

    @Test
    void scarce() {
        inventory.add("saw", 4);
        assertEquals(List.of("axe"), inventory.scarce(4));
        assertEquals(List.of("axe", "saw"), inventory.scarce(5));
    }
}
