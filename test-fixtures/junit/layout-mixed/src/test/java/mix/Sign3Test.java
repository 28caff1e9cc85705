// expect: found=2 passed=1 failed=1 skipped=0
// failed: Sign3Test.testZero
package mix;

import junit.framework.TestCase;

public class Sign3Test extends TestCase {
    public void testPositive() {
        assertEquals(1, Sign.of(5));
    }

    public void testZero() {
        assertEquals(0, Sign.of(0));
    }
}
