// fields at exit, methods of objects
class Account {
    int balance;
    int operations;

    void deposit(int amount) {
        balance = balance + amount;
        operations = operations + 1;
    }

    void withdraw(int amount) {
        if (amount > balance) {
            throw new IllegalStateException("too much");
        }
        balance = balance - amount;
        operations = operations + 1;
    }

    public static void main(String[] args) {
        Account account = new Account();
        account.deposit(50);
        account.withdraw(20);
        account.deposit(5);
        System.out.println(account./*2*/ operations);
        System.out.println(account./*1*/ balance);
    }
}
