public class Numbers {
    public static long twice(int n) {
        return 2L * n;
    }

    public static Object box(int n) {
        return n;
    }

    public static String name(int n) {
        return n == 1 ? "one" : null;
    }
}
