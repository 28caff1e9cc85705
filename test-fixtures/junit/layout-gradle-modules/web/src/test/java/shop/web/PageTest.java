// expect: found=1 passed=1 failed=0 skipped=0
package shop.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import shop.Cart;

class PageTest {
    @Test
    void emptyCart() {
        assertEquals("Welcome", Page.title(new Cart()));
    }
}
