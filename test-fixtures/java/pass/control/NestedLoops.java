// Pins: nested loops printing patterns.
public class NestedLoops {
    public static void main(String[] args) {
        for (int r = 1; r <= 4; r++) {
            String line = "";
            for (int s = 0; s < 4 - r; s++) line += " ";
            for (int s = 0; s < 2 * r - 1; s++) line += "*";
            System.out.println(line);
        }
        for (int i = 1; i <= 3; i++) {
            for (int j = 1; j <= 3; j++) {
                System.out.print(i * j + "\t");
            }
            System.out.println();
        }
        int[][] pascal = new int[6][];
        for (int n = 0; n < pascal.length; n++) {
            pascal[n] = new int[n + 1];
            pascal[n][0] = pascal[n][n] = 1;
            for (int k = 1; k < n; k++) {
                pascal[n][k] = pascal[n - 1][k - 1] + pascal[n - 1][k];
            }
            for (int v : pascal[n]) System.out.print(v + " ");
            System.out.println();
        }
        int n = 0;
        int spiral[][] = new int[4][5];
        int top = 0, bottom = 3, left = 0, right = 4;
        while (top <= bottom && left <= right) {
            for (int c = left; c <= right; c++) spiral[top][c] = ++n;
            top++;
            for (int r = top; r <= bottom; r++) spiral[r][right] = ++n;
            right--;
            for (int c = right; c >= left && top <= bottom; c--) spiral[bottom][c] = ++n;
            bottom--;
            for (int r = bottom; r >= top && left <= right; r--) spiral[r][left] = ++n;
            left++;
        }
        for (int[] row : spiral) {
            for (int v : row) System.out.print(v + ",");
            System.out.println();
        }
    }
}
