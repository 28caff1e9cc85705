public class MissingReturnType {
    static twice(int n) { //~ return type
        return 2 * n;
    }

    static int fine(int n) {
        return 2 * n;
    }
}
