// expect: found=1 passed=1 failed=0 skipped=0
// JUnit 4: an annotation called Test from another package is no test.
import org.junit.Assert;

public class OwnAnnotationTest {
    @interface Test {
    }

    @Test
    public void notATest() {
        Assert.fail();
    }

    @org.junit.Test
    public void realTest() {
        Assert.assertTrue(true);
    }
}
