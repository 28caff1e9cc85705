import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AccountTest {
    private Account account;

    @BeforeEach
    void open() {
        account = new Account(50);
        account.deposit(100);
    }

    @Test
    void deposits() {
        account.deposit(20);
        assertEquals(120, account.getBalance());
    }

    @Test
    void withdrawsToTheLimit() {
        assertTrue(account.withdraw(150));
        assertEquals(-50, account.getBalance());
    }

    @Test
    void notBelowTheLimit() {
        assertFalse(account.withdraw(151));
        assertEquals(100, account.getBalance());
    }

    @Test
    void transfers() {
        Account other = new Account(0);
        assertTrue(account.transferTo(other, 30));
        assertEquals(70, account.getBalance());
        assertEquals(30, other.getBalance());
    }

    @Test
    void countsTransactions() {
        account.withdraw(10);
        account.withdraw(1000);
        assertEquals(2, account.getTransactions());
    }

    @Test
    void interest() {
        account.addInterest(5);
        assertEquals(105, account.getBalance());
    }

    @Test
    void noInterestOnDebts() {
        account.withdraw(140);
        account.addInterest(10);
        assertEquals(-40, account.getBalance());
    }

    @Test
    void nothingToDeposit() {
        assertThrows(IllegalArgumentException.class, () -> account.deposit(0));
    }
}
