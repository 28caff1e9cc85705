import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class RecursionTest {
    @Test
    void powers() {
        assertEquals(1, Recursion.power(5, 0));
        assertEquals(81, Recursion.power(3, 4));
        assertEquals(32, Recursion.power(2, 5));
    }

    @Test
    void fibonacciNumbers() {
        assertEquals(0, Recursion.fibonacci(0));
        assertEquals(1, Recursion.fibonacci(2));
        assertEquals(13, Recursion.fibonacci(7));
    }

    @Test
    void choices() {
        assertEquals(6, Recursion.choose(4, 2));
        assertEquals(5, Recursion.choose(5, 1));
        assertEquals(1, Recursion.choose(3, 3));
    }

    @Test
    void tooMany() {
        assertEquals(0, Recursion.choose(2, 3));
    }

    @Test
    void tower() {
        assertEquals("AC AB CB AC BA BC AC ", Recursion.hanoi(3, 'A', 'C', 'B'));
    }

    @Test
    void digits() {
        assertEquals(7, Recursion.digitSum(7));
        assertEquals(15, Recursion.digitSum(1923));
    }
}
