public class UnknownMethod {
    static int use(String s) {
        return s.lenght(); //~ lenght
    }

    static int own(int n) {
        return helper(n); //~ helper
    }

    static int fine(String s) {
        return s.length();
    }
}
