/** An account with a limit to what can be owed. */
public class Account {
    private final int limit;
    private int balance;
    private int transactions;

    public Account(int limit) {
        this.limit = limit;
    }

    public void deposit(int amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount must be positive");
        }
        balance += amount;
        transactions++;
    }

    public boolean withdraw(int amount) {
        if (balance - amount < -limit) {
            return false;
        }
        balance -= amount;
        transactions++;
        return true;
    }

    public boolean transferTo(Account other, int amount) {
        if (!withdraw(amount)) {
            return false;
        }
        other.deposit(amount);
        return true;
    }

    public void addInterest(int percent) {
        if (balance > 0) {
            balance += balance * percent / 100;
        }
    }

    public int getBalance() {
        return balance;
    }

    public int getTransactions() {
        return transactions;
    }
}
