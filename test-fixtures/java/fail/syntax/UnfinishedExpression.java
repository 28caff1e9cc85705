public class UnfinishedExpression {
    static int use(int n) {
        int a = n + ; //~ expected
        return a;
    }

    static int fine(int n) {
        int a = n + 1;
        return a;
    }

    static int call(int n) {
        return fine(n; //~ expected
    }

    static int fineToo(int n) {
        return fine(n);
    }
}
