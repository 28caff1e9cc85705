public class Registry {
    private static int next = 0;

    public static void reset(int start) {
        next = start;
    }

    public static int next() {
        return next++;
    }
}
