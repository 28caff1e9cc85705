// expect: found=2 passed=0 failed=2 skipped=0
// failed: BeforeAllTest.one
// failed: BeforeAllTest.two
// JUnit 5: when @BeforeAll throws, no test runs and all count as failed.
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class BeforeAllTest {
    @BeforeAll
    static void start() {
        throw new IllegalStateException("no connection");
    }

    @Test
    void one() {
        assertTrue(true);
    }

    @Test
    void two() {
        assertTrue(true);
    }
}
