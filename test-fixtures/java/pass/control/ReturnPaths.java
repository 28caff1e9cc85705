// Pins: return from loops, switches and nested blocks; void return; methods returning through conditions.
public class ReturnPaths {
    static int find(int[][] grid, int wanted) {
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[r].length; c++) {
                switch (grid[r][c] - wanted) {
                    case 0:
                        return r * 10 + c;
                    default:
                        continue;
                }
            }
        }
        return -1;
    }

    static void stop(int n) {
        while (true) {
            if (n > 3) {
                System.out.println("stopped at " + n);
                return;
            }
            n++;
        }
    }

    static boolean all(boolean... b) {
        for (boolean x : b) {
            if (!x) return false;
        }
        return true;
    }

    static int loopForever() {
        for (int i = 0; ; i++) {
            if (i * i > 50) {
                return i;
            }
        }
    }

    public static void main(String[] args) {
        int[][] g = {{1, 2}, {}, {3}};
        System.out.println(find(g, 3) + " " + find(g, 2) + " " + find(g, 9));
        stop(0);
        stop(10);
        System.out.println(all() + " " + all(true, false) + " " + loopForever());
        if (args.length == 0) {
            return;
        }
        System.out.println("never");
    }
}
