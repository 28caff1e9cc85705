// expect: found=3 passed=2 failed=1 skipped=0
// failed: RegistryTest.nextIsLarger
// JUnit 4: @BeforeClass runs once, @Before before each test.
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.AfterClass;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Test;

public class RegistryTest {
    private static int started = 0;
    private int mine;

    @BeforeClass
    public static void start() {
        started++;
        Registry.reset(100);
    }

    @AfterClass
    public static void end() {
        Registry.reset(0);
    }

    @Before
    public void take() {
        mine = Registry.next();
    }

    @Test
    public void startedOnce() {
        assertEquals(1, started);
        assertTrue(mine >= 100);
    }

    @Test
    public void stillOnce() {
        assertEquals(1, started);
        assertTrue(mine < 110);
    }

    @Test
    public void nextIsLarger() {
        assertEquals(mine + 1, Registry.next() + 1);
    }
}
