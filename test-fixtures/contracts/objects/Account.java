public class Account {
    //@ invariant balance >= -overdraft;
    //@ invariant overdraft >= 0 && overdraft <= 100 && balance <= 1000;
    int balance;
    int overdraft;

    // expect: holds
    /*@ requires 0 <= amount && amount <= 50;
      @ ensures \result ==> balance == \old(balance) - amount;
      @ ensures !\result ==> balance == \old(balance);
      @ ensures \result <==> \old(balance) + overdraft >= amount;
      @*/
    boolean withdraw(int amount) {
        if (balance + overdraft < amount) {
            return false;
        }
        balance -= amount;
        return true;
    }

    // expect: violated e.g. amount=1 this.balance=0 this.overdraft=0
    /*@ requires 0 <= amount && amount <= 50;
      @ ensures \result ==> balance == \old(balance) - amount;
      @ ensures !\result ==> balance == \old(balance);
      @*/
    boolean withdrawFaulty(int amount) {
        balance -= amount;
        if (balance < -overdraft) {
            balance += overdraft; // <- fault: should add the amount again
            return false;
        }
        return true;
    }

    // expect: holds
    //@ ensures \result == balance + overdraft;
    //@ pure
    int available() {
        return balance + overdraft;
    }
}
