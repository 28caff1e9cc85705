// expect: found=3 passed=2 failed=1 skipped=0
// failed: TestRoman.subtracts
// Source and test side by side in the default package, the test's name starting with Test.
import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class TestRoman {
    @Test
    public void adds() {
        assertEquals(16, Roman.parse("XVI"));
    }

    @Test
    public void subtracts() {
        assertEquals(4, Roman.parse("IV"));
    }

    @Test
    public void empty() {
        assertEquals(0, Roman.parse(""));
    }
}
