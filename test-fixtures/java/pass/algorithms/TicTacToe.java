// Pins: minimax on a board of chars with undo.
public class TicTacToe {
    static final int[][] LINES = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    static char[] board = "X.O.X.O..".toCharArray();
    static int visited = 0;

    static char winner() {
        for (int[] l : LINES) {
            if (board[l[0]] != '.' && board[l[0]] == board[l[1]] && board[l[1]] == board[l[2]]) {
                return board[l[0]];
            }
        }
        return '.';
    }

    static int value(char player) {
        visited++;
        char w = winner();
        if (w != '.') {
            return w == 'X' ? 1 : -1;
        }
        int best = player == 'X' ? -2 : 2;
        boolean full = true;
        for (int i = 0; i < 9; i++) {
            if (board[i] != '.') {
                continue;
            }
            full = false;
            board[i] = player;
            int v = value(player == 'X' ? 'O' : 'X');
            board[i] = '.';
            if (player == 'X' ? v > best : v < best) {
                best = v;
            }
        }
        return full ? 0 : best;
    }

    public static void main(String[] args) {
        System.out.println(value('X') + " " + visited);
        visited = 0;
        System.out.println(value('O') + " " + visited);
    }
}
