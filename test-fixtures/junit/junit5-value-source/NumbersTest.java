// expect: found=29 passed=26 failed=3 skipped=0
// failed: NumbersTest.chars[3]
// failed: NumbersTest.composites[1]
// failed: NumbersTest.composites[3]
// JUnit 5: @ParameterizedTest with @ValueSource of every kind; each value is a test.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumbersTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 7, 13})
    void primes(int n) {
        assertTrue(Numbers.isPrime(n));
    }

    @ParameterizedTest(name = "{0} is composite")
    @ValueSource(ints = {4, 6, 9, 1, -7})
    void composites(int n) {
        assertFalse(Numbers.isPrime(n));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "hello world"})
    void strings(String s) {
        assertEquals(s, s.trim());
    }

    @ParameterizedTest
    @ValueSource(longs = {1L, 4_000_000_000L})
    void longs(long l) {
        assertTrue(l > 0);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, -1.5})
    void doubles(double d) {
        assertTrue(d * d > 0.2);
    }

    @ParameterizedTest
    @ValueSource(chars = {'a', 'Z', '0'})
    void chars(char c) {
        assertTrue(Character.isLetter(c));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void booleans(boolean b) {
        assertTrue(b || !b);
    }

    @ParameterizedTest
    @ValueSource(bytes = {1, -1})
    void bytes(byte b) {
        assertTrue(b < 2);
    }

    @ParameterizedTest
    @ValueSource(ints = 42)
    void single(int n) {
        assertEquals(42, n);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void widened(long n) {
        assertTrue(n < 3);
    }

    @ParameterizedTest
    @ValueSource(classes = {String.class})
    void classes(Class<?> c) {
        assertNotNull(c);
    }

    @Test
    void plain() {
        assertTrue(Numbers.isPrime(97));
    }
}
