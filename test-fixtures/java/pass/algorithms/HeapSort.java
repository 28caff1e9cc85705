// Pins: heap sort with sift-down by index arithmetic.
public class HeapSort {
    static void sift(int[] a, int root, int end) {
        while (true) {
            int child = 2 * root + 1;
            if (child >= end) {
                return;
            }
            if (child + 1 < end && a[child + 1] > a[child]) {
                child++;
            }
            if (a[root] >= a[child]) {
                return;
            }
            int t = a[root];
            a[root] = a[child];
            a[child] = t;
            root = child;
        }
    }

    static void sort(int[] a) {
        for (int i = a.length / 2 - 1; i >= 0; i--) {
            sift(a, i, a.length);
        }
        for (int end = a.length - 1; end > 0; end--) {
            int t = a[0];
            a[0] = a[end];
            a[end] = t;
            sift(a, 0, end);
        }
    }

    public static void main(String[] args) {
        int[] a = {4, 10, 3, 5, 1, 8, 8, -2};
        sort(a);
        String s = "";
        for (int x : a) {
            s += x + ";";
        }
        System.out.println(s);
    }
}
