import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class SortingTest {
    @Test
    void insertion() {
        int[] values = {5, 2, 4, 1};
        Sorting.insertionSort(values);
        assertArrayEquals(new int[] {1, 2, 4, 5}, values);
    }

    @Test
    void insertionOfEqualValues() {
        int[] values = {3, 1, 3};
        Sorting.insertionSort(values);
        assertArrayEquals(new int[] {1, 3, 3}, values);
    }

    @Test
    void selection() {
        int[] values = {4, 3, 9, 1, 2};
        Sorting.selectionSort(values);
        assertArrayEquals(new int[] {1, 2, 3, 4, 9}, values);
    }

    @Test
    void selectionOfOne() {
        int[] values = {7};
        Sorting.selectionSort(values);
        assertArrayEquals(new int[] {7}, values);
    }

    @Test
    void empty() {
        int[] values = {};
        Sorting.insertionSort(values);
        assertEquals(0, values.length);
    }

    @Test
    void sorted() {
        assertTrue(Sorting.isSorted(new int[] {1, 1, 2}));
        assertFalse(Sorting.isSorted(new int[] {1, 3, 2}));
        assertFalse(Sorting.isSorted(new int[] {2, 1}));
    }
}
