// Pins: merge sort allocating new arrays.
public class MergeSort {
    static int[] sort(int[] a) {
        if (a.length < 2) {
            return a;
        }
        int mid = a.length / 2;
        int[] left = new int[mid];
        int[] right = new int[a.length - mid];
        for (int i = 0; i < a.length; i++) {
            if (i < mid) {
                left[i] = a[i];
            } else {
                right[i - mid] = a[i];
            }
        }
        return merge(sort(left), sort(right));
    }

    static int[] merge(int[] x, int[] y) {
        int[] out = new int[x.length + y.length];
        int i = 0, j = 0, k = 0;
        while (i < x.length && j < y.length) {
            out[k++] = x[i] <= y[j] ? x[i++] : y[j++];
        }
        while (i < x.length) out[k++] = x[i++];
        while (j < y.length) out[k++] = y[j++];
        return out;
    }

    public static void main(String[] args) {
        int[] r = sort(new int[] {9, -3, 5, 0, 5, 100, 7});
        for (int v : r) {
            System.out.print(v + " ");
        }
        System.out.println(sort(new int[0]).length);
    }
}
