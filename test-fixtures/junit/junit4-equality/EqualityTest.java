// expect: found=8 passed=6 failed=2 skipped=0
// failed: EqualityTest.boxesOfOtherClass
// failed: EqualityTest.doublesWithoutDelta
// JUnit 4: which assertEquals is chosen: long, Object, double without delta (always fails).
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import org.junit.Test;

public class EqualityTest {
    @Test
    public void intAndLong() {
        assertEquals(10, Numbers.twice(5));
    }

    @Test
    public void boxes() {
        assertEquals(7, Numbers.box(7));
    }

    @Test
    public void boxesOfOtherClass() {
        assertEquals(7L, Numbers.box(7));
    }

    @Test
    @SuppressWarnings("deprecation")
    public void doublesWithoutDelta() {
        assertEquals(0.5, 1 / 2.0);
    }

    @Test
    public void nullAndNull() {
        assertEquals(null, Numbers.name(2));
        assertNotEquals("one", Numbers.name(2));
    }

    @Test
    public void charAndChar() {
        assertEquals('a', "cat".charAt(1));
    }

    @Test
    public void charAndInt() {
        assertEquals(97, "cat".charAt(1));
    }

    @Test
    public void nan() {
        assertEquals(Double.NaN, 0.0 / 0, 0.0);
    }
}
