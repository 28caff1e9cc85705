package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class QueueTest {
    private Queue queue;

    @BeforeEach
    void threePlaces() {
        queue = new Queue(3);
    }

    @Test
    void firstComeFirstServed() {
        queue.add(7);
        queue.add(8);
        assertEquals(7, queue.next());
        assertEquals(8, queue.next());
        assertEquals(0, queue.size());
    }

    @Test
    void goesRound() {
        for (int number = 1; number <= 10; number++) {
            assertTrue(queue.add(number));
            assertEquals(number, queue.next());
        }
    }

    @Test
    void full() {
        assertTrue(queue.add(1));
        assertTrue(queue.add(2));
        assertTrue(queue.add(3));
        assertFalse(queue.add(4));
        assertEquals(3, queue.size());
    }
}
