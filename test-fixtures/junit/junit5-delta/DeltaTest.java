// expect: found=8 passed=5 failed=3 skipped=0
// failed: DeltaTest.floatAndDouble
// failed: DeltaTest.negativeDeltaIsRefused
// failed: DeltaTest.signedZerosDiffer
// JUnit 5: corner values of floating comparison: NaN, signed zeros, infinity, delta that is reached.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class DeltaTest {
    @Test
    void nan() {
        assertEquals(Double.NaN, 0.0 / 0);
        assertEquals(Double.NaN, 0.0 / 0, 0.1);
    }

    @Test
    void signedZerosDiffer() {
        assertEquals(0.0, -0.0);
    }

    @Test
    void signedZerosWithDelta() {
        assertEquals(0.0, -0.0, 0.1);
    }

    @Test
    void infinity() {
        assertEquals(Double.POSITIVE_INFINITY, 1 / 0.0);
        assertNotEquals(Double.MAX_VALUE, 1 / 0.0);
    }

    @Test
    void deltaReached() {
        assertEquals(1.0, 1.5, 0.5);
    }

    @Test
    void negativeDeltaIsRefused() {
        assertEquals(1.0, 1.0, -0.5);
    }

    @Test
    void floats() {
        assertEquals(0.1f, 0.1f);
        assertEquals(0.1f, 0.1, 1e-6);
    }

    @Test
    void floatAndDouble() {
        assertEquals(0.1f, 0.1);
    }
}
