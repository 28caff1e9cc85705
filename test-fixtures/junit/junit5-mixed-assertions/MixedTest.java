// expect: found=6 passed=4 failed=2 skipped=0
// failed: MixedTest.byHelper
// failed: MixedTest.inALoop
// JUnit 5 tests with assertions written in several ways: qualified, by class, statically imported, by hand.
import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class MixedTest {
    private static void check(int expected, int actual) {
        assertEquals(expected, actual);
    }

    @Test
    void byClass() {
        Assertions.assertEquals(2, 1 + 1);
    }

    @Test
    void qualified() {
        org.junit.jupiter.api.Assertions.assertTrue(true);
    }

    @Test
    void byHelper() {
        check(2, 1 + 1);
        check(3, 1 + 1);
    }

    @Test
    void byHand() {
        if (1 + 1 != 2) {
            throw new AssertionError("sums are broken");
        }
    }

    @Test
    void inALoop() {
        for (int i = 0; i < 5; i++) {
            assertTrue(i * i < 16, "at " + i);
        }
    }

    @Test
    void nothingAsserted() {
        int unused = 1;
    }
}
