// Pins: insertion sort and selection sort agree.
public class InsertionAndSelectionSort {
    static void insertion(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int key = a[i];
            int j = i - 1;
            while (j >= 0 && a[j] > key) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = key;
        }
    }

    static void selection(int[] a) {
        for (int i = 0; i < a.length - 1; i++) {
            int min = i;
            for (int j = i + 1; j < a.length; j++) {
                if (a[j] < a[min]) {
                    min = j;
                }
            }
            int t = a[min];
            a[min] = a[i];
            a[i] = t;
        }
    }

    public static void main(String[] args) {
        int[] a = new int[20];
        int seed = 12345;
        for (int i = 0; i < a.length; i++) {
            seed = seed * 1103515245 + 12345;
            a[i] = (seed >>> 16) % 100;
        }
        int[] b = a.clone();
        insertion(a);
        selection(b);
        boolean same = true;
        for (int i = 0; i < a.length; i++) {
            same &= a[i] == b[i];
            System.out.print(a[i] + (i + 1 < a.length ? "," : "\n"));
        }
        System.out.println(same);
    }
}
