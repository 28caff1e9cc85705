// expect: found=8 passed=6 failed=2 skipped=0
// failed: SorterTest.lastIsSmallest
// failed: SorterTest.lengthsDiffer
// JUnit 5: assertArrayEquals on int, double with delta, objects, nested and null arrays.
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class SorterTest {
    @Test
    void empty() {
        assertArrayEquals(new int[0], Sorter.sorted(new int[0]));
    }

    @Test
    void lastIsLargest() {
        assertArrayEquals(new int[] {1, 2, 3}, Sorter.sorted(new int[] {2, 1, 3}), "sorted");
    }

    @Test
    void lastIsSmallest() {
        assertArrayEquals(new int[] {1, 2, 3}, Sorter.sorted(new int[] {3, 2, 1}));
    }

    @Test
    void doublesWithDelta() {
        assertArrayEquals(new double[] {0.1, 0.3}, new double[] {0.1, 0.1 + 0.2}, 1e-9);
    }

    @Test
    void nested() {
        assertArrayEquals(new int[][] {{1}, {2, 3}}, new int[][] {{1}, {2, 3}});
        assertArrayEquals(new String[] {"a", null}, new String[] {"a", null});
    }

    @Test
    void lengthsDiffer() {
        assertArrayEquals(new int[] {1}, new int[] {1, 2});
    }

    @Test
    void nulls() {
        assertArrayEquals((int[]) null, null);
    }

    @Test
    void sameArrayIsNotEqualToACopy() {
        int[] a = {1};
        assertEquals(a, a);
        assertNotEquals(a, a.clone());
    }
}
