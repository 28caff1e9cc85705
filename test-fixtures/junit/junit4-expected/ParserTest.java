// expect: found=7 passed=4 failed=3 skipped=0
// failed: ParserTest.noException
// failed: ParserTest.otherException
// failed: ParserTest.unexpected
// JUnit 4: @Test(expected = …): passes for the class or a subclass, fails for none or another.
import org.junit.Assert;
import org.junit.Test;

public class ParserTest {
    @Test(expected = NumberFormatException.class)
    public void exactClass() {
        Parser.digit('x');
    }

    @Test(expected = IllegalArgumentException.class)
    public void superclass() {
        Parser.digit('x');
    }

    @Test(expected = NumberFormatException.class)
    public void noException() {
        Parser.digit('7');
    }

    @Test(expected = NullPointerException.class)
    public void otherException() {
        Parser.second(new int[1]);
    }

    @Test(expected = ArrayIndexOutOfBoundsException.class)
    public void indexOutOfBounds() {
        Parser.second(new int[1]);
    }

    @Test
    public void unexpected() {
        Assert.assertEquals(7, Parser.digit('7'));
        Parser.digit('!');
    }

    @Test(expected = AssertionError.class)
    public void assertionIsExpected() {
        Assert.assertEquals(1, 2);
    }
}
