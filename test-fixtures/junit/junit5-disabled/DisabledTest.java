// expect: found=3 passed=1 failed=0 skipped=2
// skipped: DisabledTest.withReason: needs the new parser
// skipped: DisabledTest.withoutReason
// JUnit 5: @Disabled with and without a reason.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;

class DisabledTest {
    @Test
    void runs() {
        assertEquals(1, "x".length());
    }

    @Disabled("needs the new parser")
    @Test
    void withReason() {
        fail("never");
    }

    @Test
    @Disabled
    void withoutReason() {
        fail();
    }
}
