// expect: found=7 passed=4 failed=3 skipped=0
// failed: ScaleTest.deltaTooSmall
// failed: ScaleTest.expectedAndActualSwappedStillCompares
// failed: ScaleTest.failWithMessage
// JUnit 5: the message comes last, as text or as a supplier; delta before it.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Test;

class ScaleTest {
    @Test
    void textMessage() {
        assertEquals("light", Scale.label(999.9), "just under a kilogram");
        assertEquals("heavy", Scale.label(1000), "a kilogram");
    }

    @Test
    void supplierMessage() {
        assertEquals("light", Scale.label(1), () -> "message only " + "when it fails");
        assertTrue(Scale.grams(1) > 28, () -> "too light");
        assertFalse(Scale.grams(1) > 29, "too heavy");
    }

    @Test
    void delta() {
        assertEquals(283.5, Scale.grams(10), 0.001);
        assertEquals(283.5, Scale.grams(10), 0.001, "ten ounces");
    }

    @Test
    void deltaTooSmall() {
        assertEquals(28.3495, Scale.grams(1), 0.0001, "one ounce");
    }

    @Test
    void doublesWithoutDelta() {
        assertEquals(0.0, Scale.grams(0));
        assertNotEquals(0.3, 0.1 + 0.2);
    }

    @Test
    void expectedAndActualSwappedStillCompares() {
        assertEquals(Scale.label(5000), "light", "swapped");
    }

    @Test
    void failWithMessage() {
        fail("on purpose");
    }
}
