// expect: found=1 passed=1 failed=0 skipped=0
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HalfTest {
    @Test
    void even() {
        assertEquals(4, Half.of(8));
    }
}
