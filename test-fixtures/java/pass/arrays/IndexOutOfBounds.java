// Pins: the message of ArrayIndexOutOfBoundsException for reads, writes and updates.
public class IndexOutOfBounds {
    static int get(int[] a, int i) {
        try {
            return a[i];
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
            return -1;
        }
    }

    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        System.out.println(get(a, 2));
        System.out.println(get(a, 3));
        System.out.println(get(a, -1));
        System.out.println(get(new int[0], 0));
        System.out.println(get(a, Integer.MIN_VALUE));
        try {
            a[5] = 1;
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e);
        }
        try {
            a[3]++;
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        int[][] grid = new int[2][2];
        try {
            grid[1][2] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        byte index = -1;
        try {
            a[index] = 0;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(a['\1']);
    }
}
