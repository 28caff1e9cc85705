// expect: found=21 passed=19 failed=2 skipped=0
// failed: ShippingTest.cost[4]
// failed: ShippingTest.textBlock[3]
// JUnit 5: @CsvSource: conversions, quotes, empty and missing values, another delimiter, a text block.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShippingTest {
    @ParameterizedTest
    @CsvSource({"3, false, 5", "10, false, 5", "13,true,22", "13, TRUE, 23"})
    void cost(int weight, boolean express, int expected) {
        assertEquals(expected, Shipping.cost(weight, express));
    }

    @ParameterizedTest
    @CsvSource({"DE, 10, DE", "'US', 5000, 'US-far'", "' x', 0, ' x'"})
    void zone(String country, int distance, String expected) {
        assertEquals(expected, Shipping.zone(country, distance));
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "'a,b', 3", "'it''s', 4", "plain, 5"})
    void quotes(String s, int length) {
        assertEquals(length, s.length());
    }

    @ParameterizedTest
    @CsvSource({",1", "  , 2"})
    void missingIsNull(String s, int n) {
        assertNull(s);
    }

    @ParameterizedTest
    @CsvSource(value = {"a | 1", "b | 2"}, delimiter = '|')
    void delimiter(char c, int n) {
        assertEquals(n, c - 'a' + 1);
    }

    @ParameterizedTest
    @CsvSource(value = {"NIL, 1", "x, 2"}, nullValues = "NIL")
    void nullValue(String s, int n) {
        assertEquals(n == 1, s == null);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        # weight, express, cost
        1,  false, 5
        20, false, 25
        20, true,  51
        """)
    void textBlock(int weight, boolean express, int expected) {
        assertEquals(expected, Shipping.cost(weight, express));
    }

    @ParameterizedTest
    @CsvSource({"1, 2, 3.5, 0x10, -7"})
    void types(byte b, long l, double d, int hex, short s) {
        assertEquals(1 + 2 + 16 - 7, b + l + hex + s);
        assertEquals(3.5, d);
    }
}
