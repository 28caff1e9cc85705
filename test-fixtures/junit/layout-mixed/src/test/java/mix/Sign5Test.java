// expect: found=3 passed=2 failed=1 skipped=0
// failed: Sign5Test.sign[3]
package mix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Sign5Test {
    @ParameterizedTest
    @CsvSource({"1, 1", "-1, -1", "0, 0"})
    void sign(int n, int expected) {
        assertEquals(expected, Sign.of(n));
    }
}
