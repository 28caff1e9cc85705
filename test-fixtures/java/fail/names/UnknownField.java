public class UnknownField {
    int count;

    static int use(UnknownField u) {
        return u.cout; //~ cout
    }

    static int fine(UnknownField u, int[] a) {
        return u.count + a.length;
    }
}
