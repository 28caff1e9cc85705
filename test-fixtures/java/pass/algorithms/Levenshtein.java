// Pins: edit distance by a table, and the longest common subsequence.
public class Levenshtein {
    static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            d[i][0] = i;
        }
        for (int j = 0; j <= b.length(); j++) {
            d[0][j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                d[i][j] = Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + change);
            }
        }
        return d[a.length()][b.length()];
    }

    static String common(String a, String b) {
        if (a.isEmpty() || b.isEmpty()) {
            return "";
        }
        if (a.charAt(0) == b.charAt(0)) {
            return a.charAt(0) + common(a.substring(1), b.substring(1));
        }
        String x = common(a.substring(1), b);
        String y = common(a, b.substring(1));
        return x.length() >= y.length() ? x : y;
    }

    public static void main(String[] args) {
        System.out.println(distance("kitten", "sitting") + " " + distance("", "abc") + " " + distance("same", "same"));
        System.out.println(common("AGGTAB", "GXTXAYB"));
    }
}
