// expect: found=4 passed=2 failed=2 skipped=0
// failed: AccountTest.enough
// failed: AccountTest.wrongClass
// JUnit 4.13: assertThrows with a lambda, its result, and a message first.
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import org.junit.Test;

public class AccountTest {
    private final Account account = new Account();

    @Test
    public void tooMuch() {
        IllegalStateException e = assertThrows(IllegalStateException.class, () -> account.withdraw(15));
        assertEquals("missing 5", e.getMessage());
    }

    @Test
    public void balanceStays() {
        assertThrows("overdrawn", RuntimeException.class, () -> account.withdraw(11));
        assertEquals(10, account.balance());
    }

    @Test
    public void enough() {
        assertThrows(IllegalStateException.class, () -> account.withdraw(10));
    }

    @Test
    public void wrongClass() {
        assertThrows(IllegalArgumentException.class, () -> {
            account.withdraw(5);
            account.withdraw(50);
        });
    }
}
