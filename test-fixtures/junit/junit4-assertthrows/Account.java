public class Account {
    private int balance = 10;

    public void withdraw(int amount) {
        if (amount > balance) {
            throw new IllegalStateException("missing " + (amount - balance));
        }
        balance -= amount;
    }

    public int balance() {
        return balance;
    }
}
