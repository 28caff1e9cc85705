import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class PolynomialTest {
    @Test
    void values() {
        assertEquals(13, new Polynomial(1, 2, 2).at(-3));
        assertEquals(14, new Polynomial(2, 0, 1, 1).at(2));
    }

    @Test
    void degrees() {
        assertEquals(1, new Polynomial(1, 2, 0).degree());
        assertEquals(-1, new Polynomial(0).degree());
    }

    @Test
    void sums() {
        assertEquals("[4, 2, 5]", new Polynomial(1, 2).plus(new Polynomial(3, 0, 5)).toString());
        assertEquals("[2]", new Polynomial(1, 2).plus(new Polynomial(1, -2)).toString());
    }

    @Test
    void products() {
        assertEquals("[3, 7, 2]", new Polynomial(1, 2).times(new Polynomial(3, 1)).toString());
        assertEquals("[]", new Polynomial(1, 2).times(new Polynomial()).toString());
    }

    @Test
    void derivatives() {
        assertEquals("[2, 6]", new Polynomial(1, 2, 3).derivative().toString());
        assertEquals("[]", new Polynomial(8).derivative().toString());
    }
}
