public class Parser {
    public static int digit(char c) {
        if (c < '0' || c > '9') {
            throw new NumberFormatException("no digit: " + c);
        }
        return c - '0';
    }

    public static int second(int[] a) {
        return a[1];
    }
}
