/** Sells one kind of thing for coins. */
public class VendingMachine {
    private static final int[] COINS = {50, 20, 10, 5};

    private final int price;
    private int stock;
    private int credit;
    private int earned;

    public VendingMachine(int price, int stock) {
        this.price = price;
        this.stock = stock;
    }

    public void insert(int coin) {
        for (int known : COINS) {
            if (coin == known) {
                credit += coin;
                return;
            }
        }
        throw new IllegalArgumentException("unknown coin " + coin);
    }

    public String buy() {
        if (stock == 0) {
            return "sold out";
        }
        if (credit < price) {
            return "missing " + (price - credit);
        }
        stock--;
        earned += price;
        credit -= price;
        return "sold, change " + change();
    }

    private String change() {
        StringBuilder coins = new StringBuilder();
        for (int coin : COINS) {
            while (credit >= coin) {
                credit -= coin;
                coins.append(coin).append(' ');
            }
        }
        return coins.toString().trim();
    }

    public int getEarned() {
        return earned;
    }
}
