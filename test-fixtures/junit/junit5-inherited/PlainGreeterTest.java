// expect: found=3 passed=3 failed=0 skipped=0
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PlainGreeterTest implements GreeterContract {
    protected int prepared = 0;

    @BeforeEach
    void prepare() {
        prepared++;
    }

    @Override
    public Greeter greeter() {
        return new Greeter();
    }

    @Test
    void own() {
        assertEquals(1, prepared);
    }
}
