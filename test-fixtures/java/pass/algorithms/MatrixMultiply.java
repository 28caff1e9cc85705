// Pins: matrix product, transpose, determinant by expansion, on int and double matrices.
public class MatrixMultiply {
    static int[][] multiply(int[][] a, int[][] b) {
        int[][] c = new int[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                for (int k = 0; k < b.length; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return c;
    }

    static int[][] transpose(int[][] a) {
        int[][] t = new int[a[0].length][a.length];
        for (int i = 0; i < a.length; i++)
            for (int j = 0; j < a[i].length; j++)
                t[j][i] = a[i][j];
        return t;
    }

    static double determinant(double[][] m) {
        int n = m.length;
        if (n == 1) {
            return m[0][0];
        }
        double sum = 0;
        for (int col = 0; col < n; col++) {
            double[][] minor = new double[n - 1][n - 1];
            for (int r = 1; r < n; r++) {
                int k = 0;
                for (int c = 0; c < n; c++) {
                    if (c != col) {
                        minor[r - 1][k++] = m[r][c];
                    }
                }
            }
            sum += (col % 2 == 0 ? 1 : -1) * m[0][col] * determinant(minor);
        }
        return sum;
    }

    static void show(int[][] m) {
        for (int[] row : m) {
            for (int v : row) {
                System.out.print(v + " ");
            }
            System.out.print("/ ");
        }
        System.out.println();
    }

    public static void main(String[] args) {
        int[][] a = {{1, 2, 3}, {4, 5, 6}};
        int[][] b = {{1, 0}, {0, 1}, {2, 2}};
        show(multiply(a, b));
        show(transpose(a));
        System.out.println(determinant(new double[][] {{2, 0, 1}, {1, 3, 2}, {1, 1, 4}}));
    }
}
