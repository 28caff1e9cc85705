public class Divider {
    public static int divide(int a, int b) {
        return a / b;
    }
}
