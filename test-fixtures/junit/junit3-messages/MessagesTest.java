// expect: found=8 passed=6 failed=2 skipped=0
// failed: MessagesTest.testDeltaTooSmall
// failed: MessagesTest.testFail
// JUnit 3: the optional message comes first.
import junit.framework.TestCase;

public class MessagesTest extends TestCase {
    public void testEqualsWithMessage() {
        assertEquals("greeting", "Hello Ann", Messages.greet("Ann"));
    }

    public void testTrueWithMessage() {
        assertTrue("long enough", Messages.greet("Ann").length() > 5);
        assertFalse("not empty", Messages.greet("").isEmpty());
    }

    public void testNull() {
        assertNull(Messages.greet(null));
        assertNotNull("not null", Messages.greet("x"));
    }

    public void testDelta() {
        assertEquals(0.5, Messages.half(1.0), 0.001);
        assertEquals("half", 0.5, Messages.half(1.1), 0.1);
    }

    public void testDeltaTooSmall() {
        assertEquals("half", 0.5, Messages.half(1.1), 0.01);
    }

    public void testStringMessageIsNotExpected() {
        assertEquals("Hello Bob", Messages.greet("Bob"));
    }

    public void testFail() {
        fail("always");
    }

    public void testSame() {
        String s = "x";
        assertSame(s, s);
        assertNotSame("copies", new String("x"), new String("x"));
    }
}
