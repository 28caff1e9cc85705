public class Half {
    static int of(int n) {
        return n / 2;
    }
}
