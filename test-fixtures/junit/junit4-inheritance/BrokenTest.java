// expect: found=2 passed=1 failed=1 skipped=0
// failed: BrokenTest.growsWithSide
import org.junit.Test;

public class BrokenTest extends ShapeContract {
    @Override
    protected int area(int side) {
        return 1 - side * side;
    }

    @Override
    @Test
    public void zeroSideHasNoArea() {
        // overridden: the inherited one does not run as well
    }
}
