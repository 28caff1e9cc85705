// expect: found=0 passed=0 failed=0 skipped=0
// JUnit 3: an abstract TestCase has no tests of its own; its tests run in each subclass.
import junit.framework.TestCase;

public abstract class BaseCase extends TestCase {
    protected abstract int answer();

    public void testPositive() {
        assertTrue(answer() > 0);
    }

    public void testEven() {
        assertEquals(0, answer() % 2);
    }
}
