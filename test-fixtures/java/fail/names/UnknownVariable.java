public class UnknownVariable {
    static int use(int n) {
        int total = 0;
        totl = total + n; //~ totl
        return total;
    }

    static int fine(int n) {
        return n;
    }
}
