// expect: found=3 passed=1 failed=0 skipped=2
// skipped: IgnoredTest.withReason: waiting for the new tax rates
// skipped: IgnoredTest.withoutReason
// JUnit 4: @Ignore with and without a reason.
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.fail;

import org.junit.Ignore;
import org.junit.Test;

public class IgnoredTest {
    @Test
    public void runs() {
        assertEquals(4, 2 + 2);
    }

    @Ignore("waiting for the new tax rates")
    @Test
    public void withReason() {
        fail();
    }

    @Test
    @Ignore
    public void withoutReason() {
        fail();
    }
}
