// expect: found=6 passed=3 failed=3 skipped=0
// failed: TicketTest.noException
// failed: TicketTest.otherException
// failed: TicketTest.superclassIsNotExact
// JUnit 5: assertThrows, assertThrowsExactly, assertDoesNotThrow.
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertThrowsExactly;

import org.junit.jupiter.api.Test;

class TicketTest {
    @Test
    void negative() {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> Ticket.price(-1));
        assertEquals("age is negative: -1", e.getMessage());
    }

    @Test
    void superclassIsFine() {
        assertThrows(RuntimeException.class, () -> Ticket.price(-1), "message last");
    }

    @Test
    void superclassIsNotExact() {
        assertThrowsExactly(RuntimeException.class, () -> Ticket.price(-1));
    }

    @Test
    void otherException() {
        assertThrows(IllegalArgumentException.class, () -> Ticket.price(130));
    }

    @Test
    void noException() {
        assertThrows(IllegalStateException.class, () -> {
            Ticket.price(120);
        });
    }

    @Test
    void doesNotThrow() {
        assertDoesNotThrow(() -> Ticket.price(0));
        int price = assertDoesNotThrow(() -> Ticket.price(18));
        assertEquals(10, price);
    }
}
