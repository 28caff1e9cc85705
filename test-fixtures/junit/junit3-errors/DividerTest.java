// expect: found=4 passed=2 failed=2 skipped=0
// failed: DividerTest.testByZero
// failed: DividerTest.testMissedException
// JUnit 3: an unexpected exception fails the test; an expected one is caught by hand.
import junit.framework.TestCase;

public class DividerTest extends TestCase {
    public void testDivide() {
        assertEquals(2, Divider.divide(6, 3));
    }

    public void testByZero() {
        assertEquals(0, Divider.divide(6, 0));
    }

    public void testByZeroCaught() {
        try {
            Divider.divide(1, 0);
            fail("no exception");
        } catch (ArithmeticException expected) {
            assertEquals("/ by zero", expected.getMessage());
        }
    }

    public void testMissedException() {
        try {
            Divider.divide(1, 1);
            fail("no exception");
        } catch (ArithmeticException expected) {
            // never here
        }
    }
}
