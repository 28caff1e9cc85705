// Pins: NegativeArraySizeException and its message; sizes are all checked before any is allocated.
public class NegativeSize {
    static int size(int n) {
        System.out.println("size " + n);
        return n;
    }

    public static void main(String[] args) {
        try {
            int[] a = new int[size(-1)];
        } catch (NegativeArraySizeException e) {
            System.out.println(e);
        }
        try {
            int[][] a = new int[size(2)][size(-5)];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[][] a = new int[size(0)][size(-7)];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        char c = 3;
        System.out.println(new String[c].length);
        System.out.println(new int[(byte) 2].length);
    }
}
