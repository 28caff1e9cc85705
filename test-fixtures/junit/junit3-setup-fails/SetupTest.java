// expect: found=2 passed=0 failed=2 skipped=0
// failed: SetupTest.testOne
// failed: SetupTest.testTwo
// JUnit 3: when setUp throws, every test fails.
import junit.framework.TestCase;

public class SetupTest extends TestCase {
    private int[] data;

    @Override
    protected void setUp() {
        data = new int[1];
        data[1] = 5;
    }

    public void testOne() {
        assertEquals(1, data.length);
    }

    public void testTwo() {
        assertTrue(true);
    }
}
