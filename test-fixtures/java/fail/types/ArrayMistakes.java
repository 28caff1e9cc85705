public class ArrayMistakes {
    static int use(int n, int[] a) {
        int x = n[0]; //~ array required
        int[] b = {1, "2"}; //~ incompatible types
        int[][] c = new int[3]; //~ incompatible types
        return a["0"]; //~ incompatible types
    }

    static int fine(int[][] a) {
        return a[0]['\1'];
    }
}
