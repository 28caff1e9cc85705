// Pins: new with several dimensions, partial dimensions, rows shared and replaced.
public class MultiDimensional {
    public static void main(String[] args) {
        int[][] grid = new int[3][4];
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[r].length; c++) {
                grid[r][c] = r * 10 + c;
            }
        }
        int sum = 0;
        for (int[] row : grid) {
            for (int v : row) {
                sum += v;
            }
        }
        System.out.println(sum);
        int[][] partial = new int[2][];
        partial[0] = new int[] {1, 2};
        partial[1] = partial[0];
        partial[1][0] = 9;
        System.out.println(partial[0][0]);
        long[][][] cube = new long[2][3][4];
        cube[1][2][3] = 5L;
        cube[1][2][3] += 1L << 33;
        System.out.println(cube[1][2][3] + " " + cube[0][0].length);
        char[][] letters = {"abc".toCharArray(), "de".toCharArray()};
        letters[0][1]++;
        System.out.println(new String(letters[0]) + letters[1].length);
        int[][] swap = {{1}, {2}};
        int[] t = swap[0];
        swap[0] = swap[1];
        swap[1] = t;
        System.out.println(swap[0][0] + " " + swap[1][0]);
        int a[], b[][];
        a = new int[] {7};
        b = new int[][] {a, a};
        b[0][0] = 8;
        System.out.println(a[0] + b[1][0]);
        System.out.println(new int[0][5].length);
    }
}
