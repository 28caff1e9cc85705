public class MissingParenthesis {
    static int use(int n) {
        if (n > 0 { //~ expected
            return 1;
        }
        return 0;
    }

    static int fine(int n) {
        if (n > 0) {
            return 1;
        }
        return 0;
    }
}
