// expect: found=2 passed=2 failed=0 skipped=0
public class SixTest extends BaseCase {
    @Override
    protected int answer() {
        return 6;
    }
}
