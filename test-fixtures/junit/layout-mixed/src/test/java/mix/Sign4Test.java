// expect: found=2 passed=2 failed=0 skipped=0
package mix;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class Sign4Test {
    @Test
    public void negative() {
        assertEquals(-1, Sign.of(-5));
    }

    @Test
    public void smallest() {
        assertEquals(-1, Sign.of(Integer.MIN_VALUE));
    }
}
