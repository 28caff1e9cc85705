// expect: found=2 passed=0 failed=2 skipped=0
// failed: FailingSetupTest.one
// failed: FailingSetupTest.two
// JUnit 4: when @BeforeClass throws, no test runs and all count as failed.
import static org.junit.Assert.assertTrue;

import org.junit.BeforeClass;
import org.junit.Test;

public class FailingSetupTest {
    @BeforeClass
    public static void start() {
        Object nothing = null;
        nothing.toString();
    }

    @Test
    public void one() {
        assertTrue(true);
    }

    @Test
    public void two() {
        assertTrue(true);
    }
}
