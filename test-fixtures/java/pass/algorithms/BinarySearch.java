// Pins: binary search, found and not found, with the overflow-safe middle.
public class BinarySearch {
    static int search(int[] a, int key) {
        int lo = 0;
        int hi = a.length - 1;
        while (lo <= hi) {
            int mid = (lo + hi) >>> 1;
            if (a[mid] < key) {
                lo = mid + 1;
            } else if (a[mid] > key) {
                hi = mid - 1;
            } else {
                return mid;
            }
        }
        return -(lo + 1);
    }

    public static void main(String[] args) {
        int[] a = {1, 3, 5, 7, 9, 11};
        for (int key = 0; key <= 12; key++) {
            System.out.print(search(a, key) + " ");
        }
        System.out.println();
        System.out.println(search(new int[0], 5));
        int lo = 2_000_000_000, hi = 2_100_000_000;
        System.out.println((lo + hi) / 2 + " " + ((lo + hi) >>> 1) + " " + (lo + (hi - lo) / 2));
    }
}
