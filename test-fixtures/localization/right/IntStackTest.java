import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class IntStackTest {
    private IntStack of(int... items) {
        IntStack stack = new IntStack();
        for (int item : items) {
            stack.push(item);
        }
        return stack;
    }

    @Test
    void lastInFirstOut() {
        IntStack stack = of(1, 2);
        assertEquals(2, stack.pop());
        assertEquals(1, stack.pop());
        assertTrue(stack.isEmpty());
    }

    @Test
    void grows() {
        IntStack stack = of(1, 2, 3, 4, 5);
        assertEquals(5, stack.pop());
        assertEquals(4, stack.pop());
        assertEquals(3, stack.pop());
    }

    @Test
    void peeks() {
        IntStack stack = of(4, 6);
        assertEquals(6, stack.peek());
        assertFalse(stack.isEmpty());
    }

    @Test
    void reversed() {
        IntStack stack = of(1, 2, 3);
        stack.reverse();
        assertEquals(1, stack.pop());
        assertEquals(2, stack.pop());
        assertEquals(3, stack.pop());
    }

    @Test
    void empty() {
        assertThrows(IllegalStateException.class, () -> of().pop());
    }
}
