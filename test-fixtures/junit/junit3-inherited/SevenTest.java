// expect: found=3 passed=2 failed=1 skipped=0
// failed: SevenTest.testEven
public class SevenTest extends BaseCase {
    @Override
    protected int answer() {
        return 7;
    }

    public void testOwn() {
        assertEquals(7, answer());
    }
}
