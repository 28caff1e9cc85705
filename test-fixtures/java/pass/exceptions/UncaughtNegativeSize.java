// Pins: uncaught NegativeArraySizeException and its line in a two-dimensional allocation.
public class UncaughtNegativeSize {
    static int[][] make(int rows, int columns) {
        return new int
            [rows]
            [columns];
    }

    public static void main(String[] args) {
        System.out.println(make(2, 3).length);
        make(2, -3);
    }
}
