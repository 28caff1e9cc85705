import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class Example1aTest {
    @Test
    public void bothOutputs() {
        Example1a example = new Example1a();
        example.compute(2, 2, 3, 3, 2);
        assertEquals(12, example.f);
        assertEquals(12, example.g);
    }
}
