public class Matrix {
    // expect: holds
    /*@ requires n >= 0 && n <= 4;
      @ ensures \result.length == n;
      @ ensures (\forall int i; 0 <= i && i < n; \result[i].length == n
      @            && (\forall int j; 0 <= j && j < n; \result[i][j] == (i == j ? 1 : 0)));
      @*/
    static int[][] identity(int n) {
        int[][] m = new int[n][n];
        for (int i = 0; i < n; i++) {
            m[i][i] = 1;
        }
        return m;
    }

    // expect: violated e.g. n=2
    /*@ requires n >= 0 && n <= 4;
      @ ensures (\forall int i; 0 <= i && i < n; \result[i].length == i + 1);
      @ ensures (\forall int i; 0 <= i && i < n; \result[i][0] == 1 && \result[i][i] == 1);
      @*/
    static int[][] pascal(int n) {
        int[][] rows = new int[n][];
        for (int i = 0; i < n; i++) {
            rows[i] = new int[i + 1];
            rows[i][0] = 1;
            for (int j = 1; j < i; j++) { // <- fault: the last element of a row stays 0
                rows[i][j] = rows[i - 1][j - 1] + rows[i - 1][j];
            }
        }
        return rows;
    }
}
