// expect: found=2 passed=1 failed=1 skipped=0
// failed: BedTest.onBothEnds
package garden;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class BedTest {
    @Test
    public void onBothEnds() {
        assertEquals(6, Bed.plants(100, 20));
    }

    @Test(expected = ArithmeticException.class)
    public void noGap() {
        Bed.plants(100, 0);
    }
}
