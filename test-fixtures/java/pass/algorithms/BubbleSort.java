// Pins: bubble sort with an early exit, counting swaps.
public class BubbleSort {
    static int sort(int[] a) {
        int swaps = 0;
        boolean swapped = true;
        for (int end = a.length - 1; swapped; end--) {
            swapped = false;
            for (int i = 0; i < end; i++) {
                if (a[i] > a[i + 1]) {
                    int t = a[i];
                    a[i] = a[i + 1];
                    a[i + 1] = t;
                    swapped = true;
                    swaps++;
                }
            }
        }
        return swaps;
    }

    public static void main(String[] args) {
        int[][] inputs = {{}, {1}, {2, 1}, {5, 4, 3, 2, 1}, {1, 2, 3}, {3, 1, 3, -1, Integer.MIN_VALUE, 3}};
        for (int[] a : inputs) {
            int swaps = sort(a);
            String line = "";
            for (int x : a) {
                line += x + " ";
            }
            System.out.println(line + "(" + swaps + ")");
        }
    }
}
