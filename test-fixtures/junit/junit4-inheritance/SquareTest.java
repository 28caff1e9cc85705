// expect: found=3 passed=3 failed=0 skipped=0
import static org.junit.Assert.assertEquals;

import org.junit.Before;
import org.junit.Test;

public class SquareTest extends ShapeContract {
    @Override
    protected int area(int side) {
        return side * side;
    }

    @Before
    public void own() {
        log += " own";
    }

    @Test
    public void order() {
        assertEquals("base own", log);
    }
}
