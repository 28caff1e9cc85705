/** The price of an order. */
public class Discount {
    public static int price(int amount, int unitPrice, boolean member) {
        if (amount < 0 || unitPrice < 0) {
            throw new IllegalArgumentException("negative");
        }
        int total = amount * unitPrice;
        int percent = 0;
        if (amount >= 100) {
            percent = 20;
        } else if (amount >= 10) {
            percent = 10;
        }
        if (member) {
            percent += 5;
        }
        int reduced = total - total * percent / 100;
        if (reduced < 50 && amount > 0) {
            reduced += 4;
        }
        return reduced;
    }
}
