// expect: found=3 passed=1 failed=1 skipped=1
// failed: AssumeTest.holdsAndFails
// skipped: AssumeTest.doesNotHold
// JUnit 4: a failed assumption skips the test.
import static org.junit.Assert.assertEquals;
import static org.junit.Assume.assumeFalse;
import static org.junit.Assume.assumeTrue;

import org.junit.Test;

public class AssumeTest {
    private final int version = 3;

    @Test
    public void holds() {
        assumeTrue(version > 2);
        assertEquals(3, version);
    }

    @Test
    public void doesNotHold() {
        assumeTrue(version > 5);
        assertEquals(0, version);
    }

    @Test
    public void holdsAndFails() {
        assumeFalse(version > 5);
        assertEquals(0, version);
    }
}
