// expect: found=3 passed=2 failed=1 skipped=0
// failed: StarTest.fails
// JUnit 4: static import on demand, and Assert used by its simple name.
import static org.junit.Assert.*;

import org.junit.*;

public class StarTest {
    @Test
    public void viaStaticImport() {
        assertEquals(3, "abc".length());
        assertSame(this, this);
    }

    @Test
    public void viaClass() {
        Assert.assertNull("nothing", null);
        Assert.assertNotNull(this);
    }

    @Test
    public void fails() {
        Assert.fail("on purpose");
    }
}
