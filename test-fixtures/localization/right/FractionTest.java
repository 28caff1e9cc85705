import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class FractionTest {
    @Test
    void lowestTerms() {
        assertEquals("3/4", new Fraction(6, 8).toString());
    }

    @Test
    void signs() {
        assertEquals("-1/2", new Fraction(1, -2).toString());
        assertEquals("1/2", new Fraction(-1, -2).toString());
    }

    @Test
    void wholeNumbers() {
        assertEquals("3", new Fraction(9, 3).toString());
        assertEquals("0", new Fraction(0, 7).toString());
    }

    @Test
    void sum() {
        assertEquals("5/6", new Fraction(1, 2).plus(new Fraction(1, 3)).toString());
    }

    @Test
    void product() {
        assertEquals("2/5", new Fraction(2, 3).times(new Fraction(3, 5)).toString());
    }

    @Test
    void order() {
        assertTrue(new Fraction(1, 3).compareTo(new Fraction(1, 2)) < 0);
        assertTrue(new Fraction(2, 3).compareTo(new Fraction(1, 2)) > 0);
    }

    @Test
    void zero() {
        assertThrows(ArithmeticException.class, () -> new Fraction(1, 0));
    }
}
