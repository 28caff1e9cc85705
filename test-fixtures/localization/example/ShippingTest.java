import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class ShippingTest {
    @Test
    public void plainLight() {
        assertEquals(5, Shipping.cost(3, false));
    }

    @Test
    public void plainHeavy() {
        assertEquals(11, Shipping.cost(13, false));
    }

    @Test
    public void expressHeavy() {
        assertEquals(22, Shipping.cost(13, true));
    }

    @Test
    public void expressLight() {
        assertEquals(10, Shipping.cost(10, true));
    }
}
