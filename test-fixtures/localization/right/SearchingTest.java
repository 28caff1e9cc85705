import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class SearchingTest {
    private final int[] sorted = {1, 3, 5, 7, 9, 11};

    @Test
    void ends() {
        assertEquals(0, Searching.binarySearch(sorted, 1));
        assertEquals(5, Searching.binarySearch(sorted, 11));
    }

    @Test
    void inside() {
        assertEquals(3, Searching.binarySearch(sorted, 7));
    }

    @Test
    void missing() {
        assertEquals(-1, Searching.binarySearch(sorted, 4));
        assertEquals(-1, Searching.binarySearch(sorted, 20));
    }

    @Test
    void last() {
        assertEquals(2, Searching.lastIndexOf(new int[] {4, 5, 4}, 4));
        assertEquals(0, Searching.lastIndexOf(new int[] {4, 5, 6}, 4));
    }

    @Test
    void lastOfNone() {
        assertEquals(-1, Searching.lastIndexOf(new int[] {4, 5}, 6));
    }

    @Test
    void second() {
        assertEquals(8, Searching.secondLargest(new int[] {3, 9, 8, 1}));
        assertEquals(4, Searching.secondLargest(new int[] {4, 6}));
    }

    @Test
    void secondWhenTheLargestComesLate() {
        assertEquals(5, Searching.secondLargest(new int[] {5, 2, 7}));
    }
}
