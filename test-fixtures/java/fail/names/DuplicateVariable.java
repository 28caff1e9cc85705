public class DuplicateVariable {
    static int use(int n) {
        int n = 5; //~ already defined
        return n;
    }

    static int fine(int n) {
        for (int i = 0; i < n; i++) {
        }
        for (int i = 0; i < n; i++) {
        }
        return n;
    }
}
