// expect: found=0 passed=0 failed=0 skipped=0
// JUnit 5: default @Test methods of an interface run in the classes that implement it.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

interface GreeterContract {
    Greeter greeter();

    @Test
    default void notEmpty() {
        assertFalse(greeter().greet().isEmpty());
    }

    @Test
    default void lowerCase() {
        assertEquals(greeter().greet().toLowerCase(), greeter().greet());
    }
}
