// expect: found=3 passed=2 failed=1 skipped=0
// failed: BothTest.smallestLast
// The class under test and its test class in one file.
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Both {
    static int middle(int a, int b, int c) {
        if (a > b) {
            int t = a;
            a = b;
            b = t;
        }
        if (b > c) {
            b = c;
        }
        return b;
    }
}

class BothTest {
    @Test
    void sorted() {
        assertEquals(2, Both.middle(1, 2, 3));
    }

    @Test
    void largestInTheMiddle() {
        assertEquals(2, Both.middle(1, 3, 2));
    }

    @Test
    void smallestLast() {
        assertEquals(2, Both.middle(2, 3, 1));
    }
}
