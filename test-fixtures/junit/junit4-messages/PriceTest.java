// expect: found=7 passed=4 failed=3 skipped=0
// failed: PriceTest.centsTruncate
// failed: PriceTest.conditionWithMessage
// failed: PriceTest.splitUnevenly
// JUnit 4: message first, then expected, actual and delta.
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class PriceTest {
    @Test
    public void tax() {
        assertEquals("net and a fifth", 12.0, Price.withTax(10), 1e-9);
        assertEquals(12.0, Price.withTax(10), 0.0001);
    }

    @Test
    public void centsTruncate() {
        assertEquals("cents", 115, Price.cents(1.15));
    }

    @Test
    public void centsExact() {
        assertEquals("cents", 150, Price.cents(1.5));
    }

    @Test
    public void splitEvenly() {
        assertArrayEquals("shares", new int[] {50, 50}, Price.split(100, 2));
    }

    @Test
    public void splitUnevenly() {
        assertArrayEquals("shares", new int[] {34, 33, 33}, Price.split(100, 3));
    }

    @Test
    public void floats() {
        assertEquals(0.5f, 1f / 2, 0f);
        assertEquals("third", 0.33f, 1f / 3, 0.01f);
        assertNotEquals("far apart", 1.0, 2.0, 0.5);
    }

    @Test
    public void conditionWithMessage() {
        assertTrue("tax is positive", Price.withTax(-1) > 0);
    }
}
