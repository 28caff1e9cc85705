import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class Example5aTest {
    @Test
    public void fivePowers() {
        Example5a example = new Example5a();
        example.powers(5);
        assertEquals(63, example.s);
        assertEquals(32, example.p);
    }
}
