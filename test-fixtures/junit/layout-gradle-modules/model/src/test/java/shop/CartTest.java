// expect: found=2 passed=2 failed=0 skipped=0
package shop;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CartTest {
    @Test
    void startsEmpty() {
        assertTrue(new Cart().isEmpty());
    }

    @Test
    void notEmptyAfterAdd() {
        Cart cart = new Cart();
        cart.add(2);
        assertFalse(cart.isEmpty());
    }
}
