// expect: found=1 passed=1 failed=0 skipped=0
package house.core;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class RoomTest {
    @Test
    public void area() {
        assertEquals(12, new Room(3, 4).area());
    }
}
