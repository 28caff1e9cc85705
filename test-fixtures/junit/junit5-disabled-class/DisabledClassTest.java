// expect: found=3 passed=0 failed=0 skipped=3
// skipped: DisabledClassTest.one: rewritten soon
// skipped: DisabledClassTest.two: rewritten soon
// skipped: More.three: rewritten soon
// JUnit 5: @Disabled on the class skips all its tests, nested ones too.
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@Disabled("rewritten soon")
class DisabledClassTest {
    @Test
    void one() {
        fail();
    }

    @Test
    void two() {
        fail();
    }

    @Nested
    class More {
        @Test
        void three() {
            fail();
        }
    }
}
