package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ShippingTest {
    @Test
    void plainLight() {
        assertEquals(5, Shipping.cost(3, false));
    }

    @Test
    void plainAtLimit() {
        assertEquals(5, Shipping.cost(10, false));
    }

    @Test
    void plainJustOverLimit() {
        assertEquals(7, Shipping.cost(11, false));
    }

    @Test
    void plainHeavy() {
        assertEquals(11, Shipping.cost(13, false));
    }

    @Test
    void plainVeryHeavy() {
        assertEquals(185, Shipping.cost(100, false));
    }

    @Test
    void expressHeavy() {
        assertEquals(22, Shipping.cost(13, true));
    }
}
