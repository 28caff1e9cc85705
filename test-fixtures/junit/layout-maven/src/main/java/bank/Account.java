package bank;

public class Account {
    private int balance;

    public void deposit(int amount) {
        balance = amount;
    }

    int balance() {
        return balance;
    }
}
