// expect: found=3 passed=2 failed=1 skipped=0
// failed: CounterTest.testNegative
// JUnit 3: public void testX() in a TestCase; setUp runs before each on a fresh instance.
import junit.framework.TestCase;

public class CounterTest extends TestCase {
    private Counter counter;

    @Override
    protected void setUp() {
        counter = new Counter();
        counter.add(1);
    }

    @Override
    protected void tearDown() {
        counter = null;
    }

    public void testStart() {
        assertEquals(1, counter.value());
    }

    public void testAdd() {
        counter.add(5);
        assertEquals(6, counter.value());
    }

    public void testNegative() {
        counter.add(-3);
        assertEquals(-2, counter.value());
    }

    public void helper() {
        fail("not a test");
    }

    int testNot() {
        return 0;
    }

    public void testWithParameter(int n) {
        fail("not a test either");
    }
}
