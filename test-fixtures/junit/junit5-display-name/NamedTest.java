// expect: found=2 passed=1 failed=1 skipped=0
// failed: NamedTest.smallest
// JUnit 5: @DisplayName changes only the shown name.
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Everything about absolute values")
class NamedTest {
    @Test
    @DisplayName("keeps positive numbers 😀")
    void positive() {
        assertEquals(5, Math.abs(5));
    }

    @DisplayName("turns the smallest number positive")
    @Test
    void smallest() {
        assertEquals(2147483648L, Math.abs(Integer.MIN_VALUE));
    }
}
