public class StringToInt {
    static int use() {
        int n = "five"; //~ incompatible types
        return n;
    }

    static int result() {
        return "six"; //~ incompatible types
    }

    static int fine() {
        int n = 'f';
        return n;
    }
}
