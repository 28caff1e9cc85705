// expect: found=2 passed=1 failed=1 skipped=0
// failed: SuiteTest.testMin
// JUnit 3: a suite() that names the class's own tests.
import junit.framework.Test;
import junit.framework.TestCase;
import junit.framework.TestSuite;

public class SuiteTest extends TestCase {
    public static Test suite() {
        return new TestSuite(SuiteTest.class);
    }

    public void testMax() {
        assertEquals(7, Math.max(3, 7));
    }

    public void testMin() {
        assertEquals(7, Math.min(3, 7));
    }
}
