// expect: found=3 passed=3 failed=0 skipped=0
// JUnit 5: private and static @Test methods are no tests; public, protected and package-private ones are.
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Test;

public class VisibilityTest {
    @Test
    public void publicTest() {
    }

    @Test
    protected void protectedTest() {
    }

    @Test
    void packageTest() {
    }

    @Test
    private void privateTest() {
        fail();
    }

    @Test
    static void staticTest() {
        fail();
    }

    @Test
    int returnsValue() {
        return 1;
    }

    void noAnnotation() {
        fail();
    }
}
