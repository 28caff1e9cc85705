// expect: found=2 passed=0 failed=0 skipped=2
// skipped: IgnoredClassTest.one: the whole class is out of date
// skipped: IgnoredClassTest.two: the whole class is out of date
// JUnit 4: @Ignore on the class skips all its tests.
import static org.junit.Assert.fail;

import org.junit.Ignore;
import org.junit.Test;

@Ignore("the whole class is out of date")
public class IgnoredClassTest {
    @Test
    public void one() {
        fail();
    }

    @Test
    public void two() {
        fail();
    }
}
