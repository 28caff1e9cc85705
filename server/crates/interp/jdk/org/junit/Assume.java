// Models org.junit.Assume.
// Source: API documentation of JUnit 4.13.
// Left out: assumeThat.
package org.junit;

public class Assume {
    public static void assumeTrue(boolean condition) {
        assumeTrue("got: <false>, expected: is <true>", condition);
    }

    public static void assumeTrue(String message, boolean condition) {
        if (!condition) {
            throw new AssumptionViolatedException(message);
        }
    }

    public static void assumeFalse(boolean condition) {
        assumeTrue("got: <true>, expected: is <false>", !condition);
    }

    public static void assumeFalse(String message, boolean condition) {
        assumeTrue(message, !condition);
    }

    public static void assumeNotNull(Object... objects) {
        for (Object object : objects) {
            assumeTrue("got: <null>, expected: not null", object != null);
        }
    }

    public static void assumeNoException(Throwable exception) {
        if (exception != null) {
            throw new AssumptionViolatedException("got: <" + exception + ">, expected: null", exception);
        }
    }
}
