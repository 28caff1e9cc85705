// Models org.junit.Assert. Each assertion is told to the analysis once.
// Source: API documentation of JUnit 4.13.
// Left out: nothing.
package org.junit;

import org.hamcrest.Matcher;
import org.hamcrest.MatcherAssert;
import org.junit.function.ThrowingRunnable;
import org.junit.internal.ArrayComparisonFailure;
import whydunit.Compared;
import whydunit.Deep;
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
            if (expected instanceof String && actual instanceof String) {
                Verdict.record((String) expected, (String) actual);
                throw new ComparisonFailure(message == null ? "" : message, (String) expected, (String) actual);
            }
            failCompared(message, expected, actual);
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

    public static void assertEquals(double expected, double actual) {
        fail("Use assertEquals(expected, actual, delta) to compare floating-point numbers");
    }

    public static void assertEquals(String message, double expected, double actual) {
        fail("Use assertEquals(expected, actual, delta) to compare floating-point numbers");
    }

    public static void assertNotEquals(Object unexpected, Object actual) {
        assertNotEquals(null, unexpected, actual);
    }

    public static void assertNotEquals(String message, Object unexpected, Object actual) {
        if (!Verdict.check(!equal(unexpected, actual))) {
            failUnlike(message, unexpected, actual);
        }
    }

    public static void assertNotEquals(long unexpected, long actual) {
        assertNotEquals(null, unexpected, actual);
    }

    public static void assertNotEquals(String message, long unexpected, long actual) {
        if (!Verdict.check(unexpected != actual)) {
            failUnlike(message, unexpected, actual);
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

    public static void assertNotEquals(double unexpected, double actual, double delta) {
        assertNotEquals(null, unexpected, actual, delta);
    }

    public static void assertNotEquals(String message, double unexpected, double actual, double delta) {
        if (!Verdict.check(!near(unexpected, actual, delta))) {
            failUnlike(message, unexpected, actual);
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

    public static void assertNotEquals(float unexpected, float actual, float delta) {
        assertNotEquals(null, unexpected, actual, delta);
    }

    public static void assertNotEquals(String message, float unexpected, float actual, float delta) {
        if (!Verdict.check(!near(unexpected, actual, delta))) {
            failUnlike(message, unexpected, actual);
        }
    }

    private static boolean near(float expected, float actual, float delta) {
        return expected == actual | expected != expected & actual != actual | expected - actual <= delta & actual - expected <= delta;
    }

    public static void assertNull(Object object) {
        assertNull(null, object);
    }

    public static void assertNull(String message, Object object) {
        if (!Verdict.check(object == null)) {
            Verdict.record("null", String.valueOf(object));
            throw failure(start(message) + "expected null, but was:<" + object + ">");
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

    private static boolean equal(Object left, Object right) {
        return left == null ? right == null : left.equals(right);
    }

    private static String start(String message) {
        return message == null || message.isEmpty() ? "" : message + " ";
    }

    private static void failCompared(String message, Object expected, Object actual) {
        Verdict.record(String.valueOf(expected), String.valueOf(actual));
        throw failure(Compared.format(message, expected, actual));
    }

    private static AssertionError failure(String message) {
        return message == null ? new AssertionError() : new AssertionError(message);
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual) {
        assertArrayEquals(null, expected, actual);
    }

    public static void assertArrayEquals(String message, boolean[] expected, boolean[] actual) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual, -1);
        }
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual) {
        assertArrayEquals(null, expected, actual);
    }

    public static void assertArrayEquals(String message, byte[] expected, byte[] actual) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual, -1);
        }
    }

    public static void assertArrayEquals(char[] expected, char[] actual) {
        assertArrayEquals(null, expected, actual);
    }

    public static void assertArrayEquals(String message, char[] expected, char[] actual) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual, -1);
        }
    }

    public static void assertArrayEquals(short[] expected, short[] actual) {
        assertArrayEquals(null, expected, actual);
    }

    public static void assertArrayEquals(String message, short[] expected, short[] actual) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual, -1);
        }
    }

    public static void assertArrayEquals(int[] expected, int[] actual) {
        assertArrayEquals(null, expected, actual);
    }

    public static void assertArrayEquals(String message, int[] expected, int[] actual) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual, -1);
        }
    }

    public static void assertArrayEquals(long[] expected, long[] actual) {
        assertArrayEquals(null, expected, actual);
    }

    public static void assertArrayEquals(String message, long[] expected, long[] actual) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual, -1);
        }
    }

    public static void assertArrayEquals(double[] expected, double[] actual, double delta) {
        assertArrayEquals(null, expected, actual, delta);
    }

    public static void assertArrayEquals(String message, double[] expected, double[] actual, double delta) {
        if (!Verdict.check(near(expected, actual, delta))) {
            failArrays(message, expected, actual, delta);
        }
    }

    private static boolean near(double[] expected, double[] actual, double delta) {
        if (expected == actual) {
            return true;
        }
        if (expected == null || actual == null || expected.length != actual.length) {
            return false;
        }
        boolean near = true;
        for (int i = 0; i < expected.length; i++) {
            near &= near(expected[i], actual[i], delta);
        }
        return near;
    }

    public static void assertArrayEquals(float[] expected, float[] actual, float delta) {
        assertArrayEquals(null, expected, actual, delta);
    }

    public static void assertArrayEquals(String message, float[] expected, float[] actual, float delta) {
        if (!Verdict.check(near(expected, actual, delta))) {
            failArrays(message, expected, actual, delta);
        }
    }

    private static boolean near(float[] expected, float[] actual, float delta) {
        if (expected == actual) {
            return true;
        }
        if (expected == null || actual == null || expected.length != actual.length) {
            return false;
        }
        boolean near = true;
        for (int i = 0; i < expected.length; i++) {
            near &= near(expected[i], actual[i], delta);
        }
        return near;
    }

    public static void assertArrayEquals(Object[] expected, Object[] actual) {
        assertArrayEquals(null, expected, actual);
    }

    public static void assertArrayEquals(String message, Object[] expected, Object[] actual) {
        if (!Verdict.check(Deep.equalElements(expected, actual))) {
            failArrays(message, expected, actual, -1);
        }
    }

    private static void failUnlike(String message, Object unexpected, Object actual) {
        Verdict.record("not " + unexpected, String.valueOf(actual));
        throw failure((message == null ? "Values should be different. " : message + ". ") + "Actual: " + actual);
    }

    private static void failArrays(String message, Object expected, Object actual, double delta) {
        Verdict.record(Deep.deepText(expected), Deep.deepText(actual));
        compareArrays(message, expected, actual, delta, true);
        throw failure(message);
    }

    /** Throws at the first difference; elements are boxed. */
    private static void compareArrays(String message, Object expected, Object actual, double delta, boolean outer) {
        String header = message == null ? "" : message + ": ";
        if (expected == null || actual == null) {
            throw failure((outer ? header : "") + (expected == null ? "expected" : "actual") + " array was null");
        }
        Object[] left = Deep.boxed(expected);
        Object[] right = Deep.boxed(actual);
        int shorter = Math.min(left.length, right.length);
        if (left.length != right.length) {
            header += "array lengths differed, expected.length=" + left.length + " actual.length=" + right.length + "; ";
        }
        for (int i = 0; i < shorter; i++) {
            try {
                compareElements(message, left[i], right[i], delta);
            } catch (ArrayComparisonFailure failure) {
                failure.addDimension(i);
                throw failure;
            } catch (AssertionError failure) {
                throw new ArrayComparisonFailure(header, failure, i);
            }
        }
        if (left.length != right.length) {
            String a = Compared.plain(null, element(left, shorter), element(right, shorter));
            throw new ArrayComparisonFailure(header, new AssertionError(a), shorter);
        }
    }

    private static void compareElements(String message, Object expected, Object actual, double delta) {
        if (Deep.equalElements(expected, actual)) {
            return;
        }
        if (expected != null && actual != null && expected.getClass().isArray() && actual.getClass().isArray()) {
            compareArrays(message, expected, actual, delta, false);
            return;
        }
        if (delta >= 0 && expected instanceof Number && actual instanceof Number
                && near(((Number) expected).doubleValue(), ((Number) actual).doubleValue(), delta)) {
            return;
        }
        if (expected instanceof String && actual instanceof String) {
            throw new ComparisonFailure("", (String) expected, (String) actual);
        }
        throw new AssertionError(Compared.format(null, expected, actual));
    }

    private static String element(Object[] array, int index) {
        if (index >= array.length) {
            return "end of array";
        }
        Object element = array[index];
        if (element != null && element.getClass().isArray()) {
            return element.getClass().getComponentType().getName() + "[" + Deep.boxed(element).length + "]";
        }
        return String.valueOf(element);
    }

    public static <T extends Throwable> T assertThrows(Class<T> type, ThrowingRunnable code) {
        return assertThrows(null, type, code);
    }

    public static <T extends Throwable> T assertThrows(String message, Class<T> type, ThrowingRunnable code) {
        Throwable thrown = null;
        try {
            code.run();
        } catch (Throwable caught) {
            thrown = caught;
        }
        if (Verdict.check(type.isInstance(thrown))) {
            return (T) thrown;
        }
        String start = message == null || message.isEmpty() ? "" : message + ": ";
        String name = type.getCanonicalName() == null ? type.getName() : type.getCanonicalName();
        Verdict.record(name, thrown == null ? "nothing thrown" : thrown.toString());
        if (thrown == null) {
            throw new AssertionError(start + "expected " + name + " to be thrown, but nothing was thrown");
        }
        Class<?> found = thrown.getClass();
        String actual = found.getCanonicalName() == null ? found.getName() : found.getCanonicalName();
        throw new AssertionError(start + "unexpected exception type thrown; expected:<" + name + "> but was:<"
                + actual + ">", thrown);
    }

    public static <T> void assertThat(T actual, Matcher<? super T> matcher) {
        MatcherAssert.assertThat("", actual, matcher);
    }

    public static <T> void assertThat(String reason, T actual, Matcher<? super T> matcher) {
        MatcherAssert.assertThat(reason, actual, matcher);
    }
}
