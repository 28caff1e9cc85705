public class OutOfScope {
    static int use(int n) {
        for (int i = 0; i < n; i++) {
            int last = i;
        }
        return last; //~ last
    }

    static int instanceFromStatic() {
        return field; //~ field
    }

    int field;

    int fine() {
        return field;
    }
}
