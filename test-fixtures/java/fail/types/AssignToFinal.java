public class AssignToFinal {
    static final int LIMIT = 10;

    static int use(final int n) {
        LIMIT = 20; //~ final
        n++; //~ final
        return LIMIT + n;
    }

    static int fine() {
        final int n;
        n = LIMIT;
        return n;
    }
}
