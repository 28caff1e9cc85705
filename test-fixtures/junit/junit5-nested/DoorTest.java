// expect: found=4 passed=3 failed=1 skipped=0
// failed: WhenLocked.staysClosed
// JUnit 5: @Nested classes: the outer @BeforeEach runs first; static nested classes are found as well.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DoorTest {
    private Door door;
    private String log = "";

    @BeforeEach
    void make() {
        door = new Door();
        log += "outer ";
    }

    @Test
    void closedAtFirst() {
        assertFalse(door.open);
    }

    @Nested
    class WhenLocked {
        @BeforeEach
        void lock() {
            door.lock();
            log += "inner";
        }

        @Test
        void order() {
            assertEquals("outer inner", log);
        }

        @Test
        void staysClosed() {
            door.open();
            assertFalse(door.open);
        }

        @Nested
        class AndUnlocked {
            @BeforeEach
            void unlock() {
                door.unlock();
            }

            @Test
            void opens() {
                door.open();
                assertTrue(door.open);
            }
        }
    }

    class NotNested {
        @Test
        void neverRuns() {
            assertTrue(false);
        }
    }
}
