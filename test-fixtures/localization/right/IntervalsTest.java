import static org.junit.jupiter.api.Assertions.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class IntervalsTest {
    private static List<int[]> of(int... numbers) {
        List<int[]> spans = new ArrayList<>();
        for (int i = 0; i < numbers.length; i += 2) {
            spans.add(new int[] {numbers[i], numbers[i + 1]});
        }
        return spans;
    }

    @Test
    void apart() {
        assertEquals(2, Intervals.merge(of(1, 2, 4, 6)).size());
        assertEquals(3, Intervals.length(of(1, 2, 4, 6)));
    }

    @Test
    void touching() {
        assertEquals(1, Intervals.merge(of(1, 4, 4, 6)).size());
    }

    @Test
    void inside() {
        List<int[]> merged = Intervals.merge(of(1, 9, 2, 3, 8, 10));
        assertArrayEquals(new int[] {1, 10}, merged.get(0));
        assertEquals(8, Intervals.length(of(1, 9, 2, 3)));
    }

    @Test
    void overlapping() {
        assertTrue(Intervals.overlap(new int[] {1, 4}, new int[] {3, 5}));
        assertTrue(Intervals.overlap(new int[] {3, 5}, new int[] {1, 4}));
        assertFalse(Intervals.overlap(new int[] {1, 3}, new int[] {3, 5}));
    }

    @Test
    void busiest() {
        assertEquals(3, Intervals.busiest(of(1, 5, 2, 6, 3, 4, 5, 9)));
        assertEquals(1, Intervals.busiest(of(1, 2, 2, 3)));
    }
}
