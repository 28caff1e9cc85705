// expect: found=4 passed=1 failed=1 skipped=2
// failed: AssumptionsTest.failsBeforeTheAssumption
// skipped: AssumptionsTest.notMet: level too low
// skipped: AssumptionsTest.notMetInTheMiddle
// JUnit 5: a failed assumption skips the test.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;

class AssumptionsTest {
    private static final int LEVEL = 2;

    @Test
    void met() {
        assumeTrue(LEVEL == 2);
        assertEquals(2, LEVEL);
    }

    @Test
    void notMet() {
        assumeTrue(LEVEL > 2, "level too low");
        assertEquals(0, LEVEL);
    }

    @Test
    void notMetInTheMiddle() {
        assertEquals(2, LEVEL);
        assumeFalse(LEVEL == 2);
        assertEquals(0, LEVEL);
    }

    @Test
    void failsBeforeTheAssumption() {
        assertEquals(0, LEVEL);
        assumeTrue(false);
    }
}
