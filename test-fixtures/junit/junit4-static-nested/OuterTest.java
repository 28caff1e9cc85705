// expect: found=2 passed=1 failed=1 skipped=0
// failed: InnerTest.inner
// JUnit 4: a static nested class with tests is a test class of its own.
import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class OuterTest {
    @Test
    public void outer() {
        assertEquals(1, 1);
    }

    public static class InnerTest {
        @Test
        public void inner() {
            assertEquals(1, 2);
        }
    }
}
