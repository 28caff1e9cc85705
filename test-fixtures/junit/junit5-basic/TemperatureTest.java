// expect: found=4 passed=3 failed=1 skipped=0
// failed: TemperatureTest.backFromFreezing
// JUnit 5: package-private class and methods.
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TemperatureTest {
    @Test
    void freezing() {
        assertEquals(32, Temperature.toFahrenheit(0));
    }

    @Test
    void boiling() {
        assertEquals(212, Temperature.toFahrenheit(100));
    }

    @Test
    void backFromFreezing() {
        assertEquals(0, Temperature.toCelsius(32));
    }

    @Test
    void minusForty() {
        assertEquals(-40, Temperature.toFahrenheit(-40));
    }
}
