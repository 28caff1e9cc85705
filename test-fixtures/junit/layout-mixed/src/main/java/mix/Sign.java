package mix;

public class Sign {
    public static int of(int n) {
        return n > 0 ? 1 : n < 0 ? -1 : 1;
    }
}
