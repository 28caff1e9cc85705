// Pins: the n queens by backtracking with arrays of booleans.
public class NQueens {
    static int solve(int row, int n, boolean[] column, boolean[] up, boolean[] down) {
        if (row == n) {
            return 1;
        }
        int count = 0;
        for (int c = 0; c < n; c++) {
            if (column[c] || up[row + c] || down[row - c + n - 1]) {
                continue;
            }
            column[c] = up[row + c] = down[row - c + n - 1] = true;
            count += solve(row + 1, n, column, up, down);
            column[c] = up[row + c] = down[row - c + n - 1] = false;
        }
        return count;
    }

    static int solve(int n) {
        return solve(0, n, new boolean[n], new boolean[2 * n], new boolean[2 * n]);
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 7; n++) {
            System.out.print(solve(n) + " ");
        }
        System.out.println();
    }
}
