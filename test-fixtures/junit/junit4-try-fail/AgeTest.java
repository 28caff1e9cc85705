// expect: found=3 passed=1 failed=2 skipped=0
// failed: AgeTest.errorIsNotCaught
// failed: AgeTest.limit
// JUnit 4: the try { …; fail(); } catch idiom, and checked exceptions in test methods.
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.fail;

import org.junit.Test;

public class AgeTest {
    @Test
    public void negative() throws Exception {
        try {
            Age.check(-1);
            fail("exception expected");
        } catch (IllegalArgumentException e) {
            assertEquals("age -1", e.getMessage());
        }
    }

    @Test
    public void limit() {
        try {
            Age.check(150);
            fail("exception expected");
        } catch (IllegalArgumentException e) {
            assertEquals("age 150", e.getMessage());
        }
    }

    @Test
    public void errorIsNotCaught() throws Exception {
        if (Age.check(20) == 20) {
            throw new Exception("checked");
        }
    }
}
