/** Conway's game of life on a board with edges. */
public class Life {
    private boolean[][] cells;

    public Life(String... rows) {
        cells = new boolean[rows.length][rows[0].length()];
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length(); x++) {
                cells[y][x] = rows[y].charAt(x) == '#';
            }
        }
    }

    public void step() {
        boolean[][] next = new boolean[cells.length][cells[0].length];
        for (int y = 0; y < cells.length; y++) {
            for (int x = 0; x < cells[y].length; x++) {
                int around = neighbours(y, x);
                if (cells[y][x]) {
                    next[y][x] = around == 2 || around == 3;
                } else {
                    next[y][x] = around == 3;
                }
            }
        }
        cells = next;
    }

    private int neighbours(int y, int x) {
        int count = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if (dy == 0 && dx == 0) {
                    continue;
                }
                if (isAlive(y + dy, x + dx)) {
                    count++;
                }
            }
        }
        return count;
    }

    private boolean isAlive(int y, int x) {
        if (y < 0 || y >= cells.length || x < 0 || x >= cells[y].length) {
            return false;
        }
        return cells[y][x];
    }

    public String row(int y) {
        StringBuilder text = new StringBuilder();
        for (boolean cell : cells[y]) {
            text.append(cell ? '#' : '.');
        }
        return text.toString();
    }
}
