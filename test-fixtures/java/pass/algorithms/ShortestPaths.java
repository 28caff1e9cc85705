// Pins: Floyd-Warshall and Dijkstra on an adjacency matrix with an infinity that must not overflow.
public class ShortestPaths {
    static final int INF = Integer.MAX_VALUE;

    static int[][] floyd(int[][] w) {
        int n = w.length;
        int[][] d = new int[n][];
        for (int i = 0; i < n; i++) {
            d[i] = w[i].clone();
        }
        for (int k = 0; k < n; k++)
            for (int i = 0; i < n; i++)
                for (int j = 0; j < n; j++)
                    if (d[i][k] != INF && d[k][j] != INF && d[i][k] + d[k][j] < d[i][j])
                        d[i][j] = d[i][k] + d[k][j];
        return d;
    }

    static int[] dijkstra(int[][] w, int from) {
        int n = w.length;
        int[] d = new int[n];
        boolean[] done = new boolean[n];
        for (int i = 0; i < n; i++) {
            d[i] = INF;
        }
        d[from] = 0;
        for (int round = 0; round < n; round++) {
            int u = -1;
            for (int i = 0; i < n; i++) {
                if (!done[i] && (u == -1 || d[i] < d[u])) {
                    u = i;
                }
            }
            if (d[u] == INF) {
                break;
            }
            done[u] = true;
            for (int v = 0; v < n; v++) {
                if (w[u][v] != INF && d[u] + w[u][v] < d[v]) {
                    d[v] = d[u] + w[u][v];
                }
            }
        }
        return d;
    }

    public static void main(String[] args) {
        int[][] w = {
            {0, 4, INF, 10, INF},
            {INF, 0, 3, INF, INF},
            {INF, INF, 0, 1, INF},
            {2, INF, INF, 0, INF},
            {1, INF, INF, INF, 0},
        };
        int[][] d = floyd(w);
        for (int i = 0; i < w.length; i++) {
            int[] e = dijkstra(w, i);
            String line = "";
            for (int j = 0; j < w.length; j++) {
                line += (d[i][j] == INF ? "inf" : d[i][j]) + (d[i][j] == e[j] ? " " : "!");
            }
            System.out.println(line);
        }
    }
}
