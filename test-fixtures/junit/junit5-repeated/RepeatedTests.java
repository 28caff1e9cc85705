// expect: found=7 passed=6 failed=1 skipped=0
// failed: RepeatedTests.withInformation[4]
// JUnit 5: @RepeatedTest: each repetition is a test.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

class RepeatedTests {
    private int runs = 0;

    @RepeatedTest(3)
    void freshEachTime() {
        runs++;
        assertEquals(1, runs);
    }

    @RepeatedTest(value = 4, name = "{currentRepetition} of {totalRepetitions}")
    void withInformation(RepetitionInfo info) {
        assertTrue(info.getCurrentRepetition() < 4);
        assertEquals(4, info.getTotalRepetitions());
    }
}
