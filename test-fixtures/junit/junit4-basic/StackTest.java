// expect: found=4 passed=3 failed=1 skipped=0
// failed: StackTest.fullWithThree
// JUnit 4: @Test with @Before and @After; a fresh instance for each test.
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.After;
import org.junit.Before;
import org.junit.Test;

public class StackTest {
    private Stack stack = new Stack();
    private int runs = 0;

    @Before
    public void fill() {
        runs++;
        stack.push(10);
        stack.push(20);
    }

    @After
    public void check() {
        assertEquals(1, runs);
    }

    @Test
    public void popsLastFirst() {
        assertEquals(20, stack.pop());
        assertEquals(10, stack.pop());
        assertTrue(stack.isEmpty());
    }

    @Test
    public void notFullWithTwo() {
        assertFalse(stack.isFull());
    }

    @Test
    public void fullWithThree() {
        stack.push(30);
        assertTrue(stack.isFull());
    }

    @Test
    public void startsWithTwoEachTime() {
        stack.pop();
        stack.pop();
        assertTrue(stack.isEmpty());
    }

    public void notATest() {
        throw new IllegalStateException();
    }
}
