// expect: found=10 passed=8 failed=2 skipped=0
// failed: SourcesTest.nullAndValue[1]
// failed: SourcesTest.squares[3]
// JUnit 5: @EnumSource, @MethodSource, @NullSource, @EmptySource, @NullAndEmptySource.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EmptySource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class SourcesTest {
    enum Size {
        SMALL, LARGE
    }

    @ParameterizedTest
    @EnumSource(Size.class)
    void enums(Size s) {
        assertEquals(5, s.name().length());
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"a"})
    void nullAndValue(String s) {
        assertEquals("a", s);
    }

    @ParameterizedTest
    @NullAndEmptySource
    void nullAndEmpty(String s) {
        assertTrue(s == null || s.isEmpty());
    }

    @ParameterizedTest
    @EmptySource
    void empty(int[] a) {
        assertEquals(0, a.length);
    }

    static Stream<Arguments> pairs() {
        return Stream.of(Arguments.of(1, 1), Arguments.of(2, 4), Arguments.of(3, 8));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void squares(int n, int square) {
        assertEquals(square, n * n);
    }
}
