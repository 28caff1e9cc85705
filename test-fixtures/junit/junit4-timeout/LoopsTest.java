// expect: found=4 passed=2 failed=2 skipped=0
// failed: LoopsTest.wrong
// failed: LoopsTest.zeroNeverEnds
// JUnit 4: @Test(timeout = …): a loop that never ends fails.
import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class LoopsTest {
    @Test(timeout = 10000)
    public void eight() {
        assertEquals(3, Loops.log2(8));
    }

    @Test(timeout = 300)
    public void zeroNeverEnds() {
        assertEquals(0, Loops.log2(0));
    }

    @Test(timeout = 10000)
    public void wrong() {
        assertEquals(3, Loops.log2(9) + 1);
    }

    @Test(timeout = 10000, expected = ArithmeticException.class)
    public void expectedWithTimeout() {
        assertEquals(0, 1 / (Loops.log2(2) - 1));
    }
}
