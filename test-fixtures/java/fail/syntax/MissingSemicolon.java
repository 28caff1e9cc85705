public class MissingSemicolon {
    static int use(int n) {
        int a = n + 1 //~ expected
        return a;
    }

    static int fine(int n) {
        return n + 1;
    }
}
