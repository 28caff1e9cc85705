// expect: found=0 passed=0 failed=0 skipped=0
// JUnit 4: tests and @Before inherited from an abstract class; the superclass's @Before runs first.
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Before;
import org.junit.Test;

public abstract class ShapeContract {
    protected String log = "";

    protected abstract int area(int side);

    @Before
    public void base() {
        log += "base";
    }

    @Test
    public void zeroSideHasNoArea() {
        assertEquals(0, area(0));
    }

    @Test
    public void growsWithSide() {
        assertTrue(area(3) > area(2));
    }
}
