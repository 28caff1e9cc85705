// expect: found=2 passed=1 failed=1 skipped=0
// failed: AccountTest.twice
package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AccountTest {
    private final Account account = new Account();

    @Test
    void once() {
        account.deposit(5);
        assertEquals(5, account.balance());
    }

    @Test
    void twice() {
        account.deposit(5);
        account.deposit(7);
        assertEquals(12, account.balance());
    }
}
