// expect: found=4 passed=1 failed=3 skipped=0
// failed: After.leavesSomething
// failed: Before.one
// failed: Before.two
// JUnit 5: a failing @BeforeEach fails each test; a failing @AfterEach as well.
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FailingSetupTest {
    @Nested
    class Before {
        @BeforeEach
        void setUp() {
            Integer.parseInt("none");
        }

        @Test
        void one() {
            assertEquals(1, 1);
        }

        @Test
        void two() {
            assertEquals(1, 1);
        }
    }

    @Nested
    class After {
        private int left = 0;

        @AfterEach
        void tearDown() {
            assertEquals(0, left);
        }

        @Test
        void cleansUp() {
            left++;
            left--;
        }

        @Test
        void leavesSomething() {
            left++;
        }
    }
}
