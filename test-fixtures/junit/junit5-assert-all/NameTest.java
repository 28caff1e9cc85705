// expect: found=3 passed=2 failed=1 skipped=0
// failed: NameTest.oneWrong
// JUnit 5: assertAll runs every assertion, then fails if one did.
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.junit.jupiter.api.Test;

class NameTest {
    private static int reached = 0;

    @Test
    void oneWrong() {
        Name n = new Name("Ada Lovelace");
        assertAll("name",
            () -> assertEquals("Ada", n.first),
            () -> assertEquals("Lovelace", n.last),
            () -> assertNotNull(n));
    }

    @Test
    void allRun() {
        try {
            assertAll(() -> reached++, () -> assertEquals(1, 2), () -> reached++);
        } catch (AssertionError e) {
            assertEquals(2, reached);
            return;
        }
        assertEquals(0, 1);
    }

    @Test
    void allRight() {
        assertAll(() -> assertEquals("Ada", new Name("Ada L").first));
    }
}
