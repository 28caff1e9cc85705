// expect: found=2 passed=1 failed=1 skipped=0
// failed: TimeTest.pastMidnight
package clock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TimeTest {
    @Test
    void sameDay() {
        assertEquals(new Time(10, 5), new Time(9, 50).plus(15));
    }

    @Test
    void pastMidnight() {
        assertEquals(new Time(0, 10), new Time(23, 50).plus(20));
    }
}
