import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class DiscountTest {
    @Test
    void nothing() {
        assertEquals(0, Discount.price(0, 30, true));
    }

    @Test
    void fewCostShipping() {
        assertEquals(34, Discount.price(3, 10, false));
    }

    @Test
    void noShippingFromFifty() {
        assertEquals(50, Discount.price(5, 10, false));
    }

    @Test
    void tenAreCheaper() {
        assertEquals(180, Discount.price(10, 20, false));
    }

    @Test
    void hundredAreCheaperStill() {
        assertEquals(800, Discount.price(100, 10, false));
    }

    @Test
    void membersPayLess() {
        assertEquals(170, Discount.price(10, 20, true));
        assertEquals(95, Discount.price(5, 20, true));
    }

    @Test
    void negativeAmounts() {
        assertThrows(IllegalArgumentException.class, () -> Discount.price(-1, 5, false));
    }
}
