// expect: found=4 passed=2 failed=2 skipped=0
// failed: BoundedTest.inTheTestItself
// failed: BoundedTest.violated
// Java's assert is enabled while tests run, as Maven and Gradle do.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class BoundedTest {
    private final Bounded bounded = new Bounded();

    @Test
    void fine() {
        bounded.set(3);
        assertEquals(3, bounded.get());
    }

    @Test
    void violated() {
        bounded.set(-1);
    }

    @Test
    void expected() {
        AssertionError e = assertThrows(AssertionError.class, () -> bounded.set(-2));
        assertEquals("negative: -2", e.getMessage());
    }

    @Test
    void inTheTestItself() {
        assert bounded.get() == 1;
    }
}
