public class StrayTokens {
    static int use(int n) {
        n = n + 1; ) //~ )
        return n;
    }

    static int fine(int n) {
        return n;
    }
}
