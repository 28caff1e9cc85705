// Pins: the game of life on a torus with floorMod-like index arithmetic.
public class GameOfLife {
    static boolean[][] step(boolean[][] g) {
        int n = g.length, m = g[0].length;
        boolean[][] next = new boolean[n][m];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < m; c++) {
                int alive = 0;
                for (int dr = -1; dr <= 1; dr++) {
                    for (int dc = -1; dc <= 1; dc++) {
                        if ((dr != 0 || dc != 0) && g[(r + dr + n) % n][(c + dc + m) % m]) {
                            alive++;
                        }
                    }
                }
                next[r][c] = alive == 3 || g[r][c] && alive == 2;
            }
        }
        return next;
    }

    static void show(boolean[][] g) {
        for (boolean[] row : g) {
            String line = "";
            for (boolean cell : row) {
                line += cell ? '#' : '.';
            }
            System.out.println(line);
        }
        System.out.println();
    }

    public static void main(String[] args) {
        boolean[][] g = new boolean[6][6];
        g[0][1] = g[1][2] = g[2][0] = g[2][1] = g[2][2] = true;
        show(g);
        for (int i = 0; i < 4; i++) {
            g = step(g);
        }
        show(g);
    }
}
