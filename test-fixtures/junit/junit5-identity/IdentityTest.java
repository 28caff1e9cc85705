// expect: found=7 passed=4 failed=3 skipped=0
// failed: IdentityTest.boxedIntAndLong
// failed: IdentityTest.notNull
// failed: IdentityTest.notSame
// JUnit 5: same, not same, null, not null, equal and not equal, instance of.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class IdentityTest {
    static class Point {
        final int x;

        Point(int x) {
            this.x = x;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Point && ((Point) o).x == x;
        }

        @Override
        public int hashCode() {
            return x;
        }
    }

    @Test
    void same() {
        Point p = new Point(1);
        assertSame(p, p);
        assertNotSame(p, new Point(1));
        assertEquals(p, new Point(1));
        assertNotEquals(p, new Point(2), "other x");
    }

    @Test
    void notSame() {
        assertSame(new Point(1), new Point(1));
    }

    @Test
    void nulls() {
        Point none = null;
        assertNull(none);
        assertNotNull(new Point(0), "made");
        assertNotEquals(none, new Point(0));
    }

    @Test
    void notNull() {
        assertNull("text");
    }

    @Test
    void instance() {
        Object o = new Point(3);
        Point p = assertInstanceOf(Point.class, o);
        assertEquals(3, p.x);
    }

    @Test
    void intAndLong() {
        assertEquals(5, 5L);
        assertEquals((short) 5, (byte) 5);
    }

    @Test
    void boxedIntAndLong() {
        assertEquals(Integer.valueOf(5), Long.valueOf(5));
    }
}
