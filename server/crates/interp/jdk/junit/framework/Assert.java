// Models junit.framework.Assert. Each assertion is told to the analysis once.
// Source: API documentation of JUnit 3.8, as in JUnit 4.13.
// Left out: nothing.
package junit.framework;

import whydunit.Compared;
import whydunit.Verdict;

public class Assert {
    protected Assert() {
    }

    public static void fail() {
        fail(null);
    }

    public static void fail(String message) {
        Verdict.check(false);
        throw failure(message);
    }

    public static void assertTrue(boolean condition) {
        assertTrue(null, condition);
    }

    public static void assertTrue(String message, boolean condition) {
        if (!Verdict.check(condition)) {
            Verdict.record("true", "false");
            throw failure(message);
        }
    }

    public static void assertFalse(boolean condition) {
        assertFalse(null, condition);
    }

    public static void assertFalse(String message, boolean condition) {
        if (!Verdict.check(!condition)) {
            Verdict.record("false", "true");
            throw failure(message);
        }
    }

    public static void assertEquals(Object expected, Object actual) {
        assertEquals(null, expected, actual);
    }

    public static void assertEquals(String message, Object expected, Object actual) {
        if (!Verdict.check(equal(expected, actual))) {
            failCompared(message, expected, actual);
        }
    }

    public static void assertEquals(String expected, String actual) {
        assertEquals(null, expected, actual);
    }

    public static void assertEquals(String message, String expected, String actual) {
        if (!Verdict.check(equal(expected, actual))) {
            Verdict.record(expected, actual);
            throw new ComparisonFailure(message == null ? "" : message, expected, actual);
        }
    }

    public static void assertEquals(long expected, long actual) {
        assertEquals(null, expected, actual);
    }

    public static void assertEquals(String message, long expected, long actual) {
        if (!Verdict.check(expected == actual)) {
            failCompared(message, expected, actual);
        }
    }

    public static void assertEquals(boolean expected, boolean actual) {
        assertEquals(null, expected, actual);
    }

    public static void assertEquals(String message, boolean expected, boolean actual) {
        if (!Verdict.check(expected == actual)) {
            failCompared(message, expected, actual);
        }
    }

    public static void assertEquals(byte expected, byte actual) {
        assertEquals(null, expected, actual);
    }

    public static void assertEquals(String message, byte expected, byte actual) {
        if (!Verdict.check(expected == actual)) {
            failCompared(message, expected, actual);
        }
    }

    public static void assertEquals(char expected, char actual) {
        assertEquals(null, expected, actual);
    }

    public static void assertEquals(String message, char expected, char actual) {
        if (!Verdict.check(expected == actual)) {
            failCompared(message, expected, actual);
        }
    }

    public static void assertEquals(short expected, short actual) {
        assertEquals(null, expected, actual);
    }

    public static void assertEquals(String message, short expected, short actual) {
        if (!Verdict.check(expected == actual)) {
            failCompared(message, expected, actual);
        }
    }

    public static void assertEquals(int expected, int actual) {
        assertEquals(null, expected, actual);
    }

    public static void assertEquals(String message, int expected, int actual) {
        if (!Verdict.check(expected == actual)) {
            failCompared(message, expected, actual);
        }
    }

    public static void assertEquals(double expected, double actual, double delta) {
        assertEquals(null, expected, actual, delta);
    }

    public static void assertEquals(String message, double expected, double actual, double delta) {
        if (!Verdict.check(near(expected, actual, delta))) {
            failCompared(message, expected, actual);
        }
    }

    private static boolean near(double expected, double actual, double delta) {
        return expected == actual | expected != expected & actual != actual | expected - actual <= delta & actual - expected <= delta;
    }

    public static void assertEquals(float expected, float actual, float delta) {
        assertEquals(null, expected, actual, delta);
    }

    public static void assertEquals(String message, float expected, float actual, float delta) {
        if (!Verdict.check(near(expected, actual, delta))) {
            failCompared(message, expected, actual);
        }
    }

    private static boolean near(float expected, float actual, float delta) {
        return expected == actual | expected != expected & actual != actual | expected - actual <= delta & actual - expected <= delta;
    }

    public static void assertNull(Object object) {
        assertNull(object == null ? null : "Expected: <null> but was: " + object, object);
    }

    public static void assertNull(String message, Object object) {
        if (!Verdict.check(object == null)) {
            Verdict.record("null", String.valueOf(object));
            throw failure(message);
        }
    }

    public static void assertNotNull(Object object) {
        assertNotNull(null, object);
    }

    public static void assertNotNull(String message, Object object) {
        if (!Verdict.check(object != null)) {
            Verdict.record("not null", "null");
            throw failure(message);
        }
    }

    public static void assertSame(Object expected, Object actual) {
        assertSame(null, expected, actual);
    }

    public static void assertSame(String message, Object expected, Object actual) {
        if (!Verdict.check(expected == actual)) {
            Verdict.record(String.valueOf(expected), String.valueOf(actual));
            throw failure(start(message) + "expected same:<" + expected + "> was not:<" + actual + ">");
        }
    }

    public static void assertNotSame(Object unexpected, Object actual) {
        assertNotSame(null, unexpected, actual);
    }

    public static void assertNotSame(String message, Object unexpected, Object actual) {
        if (!Verdict.check(unexpected != actual)) {
            Verdict.record("another object", String.valueOf(actual));
            throw failure(start(message) + "expected not same");
        }
    }

    public static void failNotEquals(String message, Object expected, Object actual) {
        Verdict.check(false);
        failCompared(message, expected, actual);
    }

    public static void failSame(String message) {
        Verdict.check(false);
        throw failure(start(message) + "expected not same");
    }

    public static void failNotSame(String message, Object expected, Object actual) {
        Verdict.check(false);
        throw failure(start(message) + "expected same:<" + expected + "> was not:<" + actual + ">");
    }

    public static String format(String message, Object expected, Object actual) {
        return Compared.plain(message, expected, actual);
    }

    private static boolean equal(Object left, Object right) {
        return left == null ? right == null : left.equals(right);
    }

    private static String start(String message) {
        return message == null || message.isEmpty() ? "" : message + " ";
    }

    private static void failCompared(String message, Object expected, Object actual) {
        Verdict.record(String.valueOf(expected), String.valueOf(actual));
        throw failure(Compared.plain(message, expected, actual));
    }

    private static AssertionFailedError failure(String message) {
        return message == null ? new AssertionFailedError() : new AssertionFailedError(message);
    }
}
