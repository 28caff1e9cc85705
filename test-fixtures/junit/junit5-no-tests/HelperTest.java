// expect: found=0 passed=0 failed=0 skipped=0
// A class named like a test without any test.
public class HelperTest {
    public static int helper() {
        return 1;
    }

    public void testLike() {
        throw new IllegalStateException("not JUnit 3: no TestCase");
    }
}
