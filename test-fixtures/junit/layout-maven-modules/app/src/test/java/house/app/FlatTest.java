// expect: found=2 passed=1 failed=1 skipped=0
// failed: FlatTest.twoRooms
package house.app;

import static org.junit.Assert.assertEquals;

import house.core.Room;
import org.junit.Test;

public class FlatTest {
    @Test
    public void empty() {
        assertEquals(0, Flat.total(new Room[0]));
    }

    @Test
    public void twoRooms() {
        assertEquals(10, Flat.total(new Room[] {new Room(2, 2), new Room(2, 3)}));
    }
}
