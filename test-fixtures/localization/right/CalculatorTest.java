import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class CalculatorTest {
    @Test
    void numbers() {
        assertEquals(42, Calculator.evaluate("42"));
    }

    @Test
    void sums() {
        assertEquals(5, Calculator.evaluate("9 - 6 + 2"));
    }

    @Test
    void productsFirst() {
        assertEquals(14, Calculator.evaluate("2 + 3 * 4"));
    }

    @Test
    void brackets() {
        assertEquals(20, Calculator.evaluate("(2 + 3) * 4"));
        assertEquals(18, Calculator.evaluate("2*(3*(1+2))"));
    }

    @Test
    void signs() {
        assertEquals(-6, Calculator.evaluate("-2*3"));
        assertEquals(1, Calculator.evaluate("3--(-2)"));
    }

    @Test
    void rest() {
        assertThrows(IllegalArgumentException.class, () -> Calculator.evaluate("1)2"));
    }
}
