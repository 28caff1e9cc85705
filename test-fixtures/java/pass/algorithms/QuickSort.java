// Pins: recursive quicksort in place, with many equal elements.
public class QuickSort {
    static void sort(int[] a, int lo, int hi) {
        if (lo >= hi) {
            return;
        }
        int pivot = a[lo + (hi - lo) / 2];
        int i = lo;
        int j = hi;
        while (i <= j) {
            while (a[i] < pivot) i++;
            while (a[j] > pivot) j--;
            if (i <= j) {
                int t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        sort(a, lo, j);
        sort(a, i, hi);
    }

    public static void main(String[] args) {
        int[] a = new int[200];
        for (int i = 0; i < a.length; i++) {
            a[i] = (i * 7919) % 50 - 25;
        }
        sort(a, 0, a.length - 1);
        boolean sorted = true;
        long check = 0;
        for (int i = 0; i < a.length; i++) {
            sorted &= i == 0 || a[i - 1] <= a[i];
            check = check * 31 + a[i];
        }
        System.out.println(sorted + " " + check);
    }
}
