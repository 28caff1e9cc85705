// expect: does not parse
// A test file somebody is still typing: it is reported, the other file's tests run.
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class UnfinishedTest {
    @Test
    void odd() {
        assertEquals(3, Half.of(
    }

    @Test
    void zero() {
        assertEquals(0, Half.of(0));
    }
}
