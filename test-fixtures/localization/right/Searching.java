/** Searches in arrays. */
public class Searching {
    /** A position of the value in the sorted array, or -1. */
    public static int binarySearch(int[] sorted, int value) {
        int low = 0;
        int high = sorted.length - 1;
        while (low <= high) {
            int middle = low + (high - low) / 2;
            if (sorted[middle] == value) {
                return middle;
            }
            if (sorted[middle] < value) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    /** The last position of the value, or -1. */
    public static int lastIndexOf(int[] values, int value) {
        for (int i = values.length - 1; i >= 0; i--) {
            if (values[i] == value) {
                return i;
            }
        }
        return -1;
    }

    /** The second largest of at least two values. */
    public static int secondLargest(int[] values) {
        int largest = Math.max(values[0], values[1]);
        int second = Math.min(values[0], values[1]);
        for (int i = 2; i < values.length; i++) {
            if (values[i] > largest) {
                second = largest;
                largest = values[i];
            } else if (values[i] > second) {
                second = values[i];
            }
        }
        return second;
    }
}
