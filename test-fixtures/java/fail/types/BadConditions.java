public class BadConditions {
    static int use(int n) {
        if (n) { //~ incompatible types
            return 1;
        }
        while (n = 5) { //~ incompatible types
            n++;
        }
        return n == 0 ? 1 : 2;
    }

    static int fine(boolean b) {
        if (b = true) {
            return 1;
        }
        return 2;
    }
}
