// Pins: accounts with overdraft rules, a history array and exceptions; interest in integer cents.
public class BankAccount {
    static class InsufficientFunds extends Exception {
        InsufficientFunds(int wanted, int have) {
            super("wanted " + wanted + ", have " + have);
        }
    }

    static class Account {
        private static int nextId = 1000;
        protected int balance;
        private final int id;
        private int[] history = new int[2];
        private int entries = 0;

        Account(int balance) {
            this.balance = balance;
            this.id = nextId++;
        }

        void record(int amount) {
            if (entries == history.length) {
                int[] bigger = new int[history.length * 2];
                for (int i = 0; i < entries; i++) {
                    bigger[i] = history[i];
                }
                history = bigger;
            }
            history[entries++] = amount;
        }

        void deposit(int amount) {
            if (amount <= 0) {
                throw new IllegalArgumentException("amount " + amount);
            }
            balance += amount;
            record(amount);
        }

        void withdraw(int amount) throws InsufficientFunds {
            if (amount > available()) {
                throw new InsufficientFunds(amount, available());
            }
            balance -= amount;
            record(-amount);
        }

        int available() {
            return balance;
        }

        String statement() {
            String s = id + ":";
            for (int i = 0; i < entries; i++) {
                s += (history[i] > 0 ? " +" : " ") + history[i];
            }
            return s + " = " + balance;
        }
    }

    static class Checking extends Account {
        final int overdraft;

        Checking(int balance, int overdraft) {
            super(balance);
            this.overdraft = overdraft;
        }

        @Override
        int available() {
            return super.available() + overdraft;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        try {
            from.withdraw(amount);
            to.deposit(amount);
        } catch (InsufficientFunds e) {
            System.out.println("refused: " + e.getMessage());
        } finally {
            System.out.println("after: " + from.balance + " " + to.balance);
        }
    }

    public static void main(String[] args) {
        Account a = new Account(100);
        Account b = new Checking(50, 200);
        transfer(a, b, 30);
        transfer(a, b, 300);
        transfer(b, a, 270);
        try {
            a.deposit(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        a.deposit(1);
        a.deposit(2);
        System.out.println(a.statement());
        System.out.println(b.statement());
    }
}
