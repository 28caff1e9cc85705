// expect: found=3 passed=2 failed=1 skipped=0
// failed: LifecycleTest.wrong
// JUnit 5: @BeforeAll, @BeforeEach, @AfterEach, @AfterAll and a fresh instance for each test.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LifecycleTest {
    private int count = 0;

    @BeforeAll
    static void all() {
        Log.add("A");
    }

    @BeforeEach
    void each() {
        count++;
        Log.add("e");
    }

    @AfterEach
    void after() {
        Log.add("x");
    }

    @AfterAll
    static void end() {
        Log.text = "";
    }

    @Test
    void first() {
        assertEquals(1, count);
        assertTrue(Log.text.startsWith("Ae"));
    }

    @Test
    void second() {
        assertEquals(1, count);
        assertTrue(Log.text.endsWith("e"));
    }

    @Test
    void wrong() {
        assertEquals(2, count);
    }
}
