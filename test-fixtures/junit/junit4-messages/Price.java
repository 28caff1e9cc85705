public class Price {
    public static double withTax(double net) {
        return net * 1.2;
    }

    public static int cents(double euros) {
        return (int) (euros * 100);
    }

    public static int[] split(int cents, int parts) {
        int[] shares = new int[parts];
        for (int i = 0; i < parts; i++) {
            shares[i] = cents / parts;
        }
        return shares;
    }
}
